### Bots: wie sie denken, nach Stärke.

mind-random = Planlos
    .about = Tut irgendetwas Erlaubtes und sagt nichts.
mind-honest = Ehrlich
    .about = Sagt als Dorfbewohner die Wahrheit und stimmt nach der Geschichte, die am besten zusammenpasst.
mind-sly = Gerissen
    .about = Lügt mit dem, was er gesehen hat, und verschweigt den Rest.
mind-sage = Weise
    .about = Wägt jedes Wort gegen jede Nacht ab, die es gegeben haben kann, und sagt, was seinem Team nützt.
mind-learned = Gelernt
    .about = Spielt nach einer Tabelle, die aus Millionen Partien gelernt ist, wo es für die Karten eine gibt; sonst wie der ehrliche.
