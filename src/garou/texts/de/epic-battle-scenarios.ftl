# Die Szenarien von Epic Battle, alle unsere eigenen.

scenario-wolves-first-night = Das erste Heulen
    .blurb = Das Rudel gegen das Dorf, und weit und breit kein Vampir. Der richtige Ort, um die Wölfe von Epic Battle kennenzulernen.
scenario-vampires-first-night = Der erste Biss
    .blurb = Es dämmert, der Clan sucht sich seine Beute, und jemand hat Reißzähne, noch bevor die Nacht beginnt. Eine erste Partie mit Vampiren, ganz behutsam.
scenario-gentle-marks = Zeichen aus Samt
    .blurb = Vor allen liegt ein Zeichen, und in der Dämmerung ändern sich ein paar davon, ohne viel Grausamkeit. Ideal, um sie lesen zu lernen.
scenario-love-and-betrayal = Liebe und Verrat
    .blurb = Zwei verbundene Herzen, und ein Freund, der keiner mehr ist. Man weiß kaum noch, für wen man stimmt, und das ist der Spaß daran.
scenario-cabinet-of-curiosities = Das Kuriositätenkabinett
    .blurb = Kralle, Gebiss, Knüppel: Am Morgen liegt ein seltsames Ding auf einer Karte, und nur eine Person weiß, welches. Glaubt ihr, oder auch nicht.
scenario-three-camps-small = Drei Lager am Feuer
    .blurb = Wölfe, Vampire und Dorf um einen kleinen Tisch. Wenig Leute, wenig Freunde, und kein Wort zu viel.
scenario-three-camps-large = Drei Lager unterm Mond
    .blurb = Die große Schlacht: das Rudel, der Clan und das ganze Dorf. Ein einziges Opfer wird nicht reichen.
scenario-epic-anarchy = Epische Anarchie
    .blurb = Der Zufall sucht die Karten aus, und niemand durfte mitreden. Viel Glück beim Sortieren.
scenario-masks-and-mirrors = Masken und Spiegel
    .blurb = Nachahmer, Geisterjäger, Hexe, Gremlin: Niemand ist noch ganz, wer er war. Vielleicht nicht einmal du.
scenario-night-of-the-count = Die Nacht des Grafen
    .blurb = Ein Schauder, bevor es dunkel wird, und jemand traut sich nicht aufzustehen. Wer hat gefehlt, und wer tut nur so?

scenario-alphas-table = Am Tisch des Alphas
    .blurb = Ein Wolf führt, einer horcht, einer träumt, und jemand wird mit der falschen Karte aufwachen. Dafür hat das Dorf einen Leibwächter.
