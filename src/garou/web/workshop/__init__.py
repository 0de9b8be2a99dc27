"""The workshop: a role put together by tapping, read as a rule, tried, proven and passed on."""
