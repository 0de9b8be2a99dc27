# Les tables sur le disque : ce qui peut ne pas aller, les sauvegardes, et la réparation.

store-data-help = Le dossier où sont gardées les tables.

## Ce qui peut ne pas aller

store-in-use = un autre Garou garde déjà ses tables dans { $place } ; arrête-le d’abord, ou donne un autre endroit avec --data
store-too-new = les tables dans { $place } viennent d’un Garou plus récent ; celui-ci ne sait pas les lire
store-broken = { $place } est abîmé, tronqué, ou ne vient pas de Garou ; « garou restore » remet une sauvegarde à sa place
store-full = le disque n’a plus de place pour { $place } : fais-en et recommence ; ce qui était gardé y est encore
store-read-only = { $place } ne peut être ni ouvert ni écrit par cet utilisateur : change son propriétaire ou ses droits, ou donne un autre endroit
store-missing = il n’y a pas de tables dans { $place } ; --data donne le dossier où elles sont gardées
store-no-folder = il n’y a pas de dossier où mettre { $place } ; crée-le d’abord, ou donne un autre endroit
store-failing = impossible de garder les tables dans { $place } : { $detail } ; donne un autre endroit avec --data
