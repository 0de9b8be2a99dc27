"""Who answers where no person does: functions from a view to a choice."""
