# Les marques et les artefacts d’Epic Battle.

## Les marques, une devant chaque joueur

mark-clarity = Clarté
    .the = la marque de Clarté
    .a = une marque de Clarté
    .about = Elle ne fait rien : ta carte seule dit ton camp. Tout le monde commence avec elle, et le Prêtre la redonne.
    .means = Elle ne change rien pour toi.
mark-love = Amour
    .the = la marque d’Amour
    .a = une marque d’Amour
    .about = Deux personnes la portent et se reconnaissent au début de la nuit. Si l’une meurt, l’autre la suit, protégée ou non ; chacune garde son camp.
    .means = Si ton amour meurt, tu meurs aussi.
mark-assassin = Assassin
    .the = la marque de l’Assassin
    .a = une marque de l’Assassin
    .about = Si tu meurs en la portant, l’Assassin gagne. Elle ne change rien à ton propre camp.
    .means = Si tu meurs, l’Assassin gagne.
mark-bat = Chauve-souris
    .the = la marque de la Chauve-souris
    .a = une marque de la Chauve-souris
    .about = Renfield l’a prise au crépuscule. Elle ne fait rien d’autre que trahir sa présence.
    .means = Elle ne change rien pour toi.
mark-vampire = Vampire
    .the = la marque du Vampire
    .a = une marque du Vampire
    .about = C’est une morsure : tu es un Vampire et tu gagnes avec le clan, tout en gardant le pouvoir de ta carte.
    .means = Désormais tu gagnes avec les vampires.
mark-fear = Peur
    .the = la marque de Peur
    .a = une marque de Peur
    .about = Si tu la vois devant toi au bout du crépuscule, tu ne te réveilles pas de la nuit pour agir. Ce que tu peux faire au vote reste intact.
    .means = Cette nuit, tu ne te réveilles pas.
mark-disease = Peste
    .the = la marque de Peste
    .a = une marque de Peste
    .about = Qui désigne au vote la personne qui la porte ne peut pas gagner, mais sa voix compte. La personne malade, elle, peut gagner.
    .means = Qui te désigne ne peut pas gagner.
mark-traitor = Traître
    .the = la marque du Traître
    .a = une marque du Traître
    .about = Tu gagnes seulement si une autre personne de ton camp meurt. Sans personne d’autre dans ton camp, ou si tu es Tanneur ou Assassin, elle ne fait rien.
    .means = Tu ne gagnes que si un autre de ton camp meurt.

## Les artefacts, posés par le Conservateur

artifact-claw = Griffe du Loup-Garou
    .the = la Griffe du Loup-Garou
    .a = une Griffe du Loup-Garou
    .about = Tu deviens un Loup-Garou et tu gagnes avec la meute. Ta carte et ses pouvoirs du vote ne comptent plus, ni une morsure, ni une trahison.
    .means = Désormais tu gagnes avec les Loups-Garous.
artifact-fangs = Dentier du Vampire
    .the = le Dentier du Vampire
    .a = un Dentier du Vampire
    .about = Tu deviens un Vampire et tu gagnes avec le clan ; ton doigt peut protéger le Maître. Ta carte et ses pouvoirs du vote ne comptent plus, ni une trahison.
    .means = Désormais tu gagnes avec les vampires.
artifact-brand = Marque du Villageois
    .the = la Marque du Villageois
    .a = une Marque du Villageois
    .about = Tu deviens un simple Villageois et tu gagnes avec le village. Ta carte et ses pouvoirs du vote ne comptent plus, ni une morsure, ni une trahison ; malgré son nom, c’est un artefact.
    .means = Désormais tu gagnes avec le village.
artifact-cudgel = Gourdin du Tanneur
    .the = le Gourdin du Tanneur
    .a = un Gourdin du Tanneur
    .about = Tu deviens un Tanneur : pour gagner, il te faut mourir. Ta carte et ses pouvoirs du vote ne comptent plus, ni une morsure, ni une trahison.
    .means = Tu ne gagnes que si tu meurs.
artifact-mask = Masque du Silence
    .the = le Masque du Silence
    .a = un Masque du Silence
    .about = Plus un son jusqu’à ce que le vote soit fini ; les gestes et les grimaces sont à toi. Ton rôle et ton camp ne changent pas.
    .means = Plus un mot jusqu’à la fin du vote.
artifact-shroud = Linceul de la Honte
    .the = le Linceul de la Honte
    .a = un Linceul de la Honte
    .about = Tourne le dos à la table jusqu’après le vote ; tu peux parler, et les autres décident ensemble qui ton doigt désigne. Ton rôle et ton camp ne changent pas.
    .means = Tourne le dos jusqu’à la fin du vote.
