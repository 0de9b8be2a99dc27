### Les robots : comment ils pensent, du plus faible au plus fort.

mind-random = Au hasard
    .about = Fait n’importe quoi de permis et ne dit rien.
mind-honest = Franc
    .about = Dit la vérité quand il est villageois et vote d’après le récit qui se tient le mieux.
mind-sly = Rusé
    .about = Ment à partir de ce qu’il a vu et tait le reste.
mind-sage = Sage
    .about = Pèse chaque mot contre toutes les nuits possibles et dit ce qui sert son camp.
mind-learned = Appris
    .about = Joue d’après une table apprise de millions de parties, s’il y en a une pour ces cartes ; sinon, comme le franc.
