# Les tables sur le disque : ce qui peut ne pas aller, les sauvegardes, et la réparation.

store-data-help = Le dossier où sont gardées les tables.
store-database-help = Garde les tables dans cette base PostgreSQL, et non dans un fichier. GAROU_DATABASE la donne aussi, là où qui liste les processus ne doit pas lire de mot de passe.
store-force-help = Écrase un fichier qui s’y trouve déjà.

## Ce qui peut ne pas aller

store-in-use = un autre Garou garde déjà ses tables dans { $place } ; arrête-le d’abord, ou donne un autre endroit
store-too-new = les tables dans { $place } viennent d’un Garou plus récent ; celui-ci ne sait pas les lire
store-broken = { $place } est abîmé, tronqué, ou ne vient pas de Garou ; « garou restore » remet une sauvegarde à sa place
store-full = le disque n’a plus de place pour { $place } : fais-en et recommence ; ce qui était gardé y est encore
store-read-only = { $place } ne peut être ni ouvert ni écrit par cet utilisateur : change son propriétaire ou ses droits, ou donne un autre endroit
store-missing = il n’y a pas de tables dans { $place } ; --data ou --database dit où elles sont gardées
store-no-backup = { $place } est abîmé, tronqué, ou n’est pas une sauvegarde de Garou ; rien n’a été changé
store-no-file = il n’y a pas de fichier { $place }
store-no-folder = il n’y a pas de dossier où mettre { $place } ; crée-le d’abord, ou donne un autre endroit
store-taken = { $place } existe déjà ; donne un autre fichier, ou écrase-le avec --force
store-unfit = { $place } est un dossier, ou fait partie des tables elles-mêmes ; donne un autre fichier
store-bad-address = { $place } n’est pas l’adresse d’une base PostgreSQL : écris-la comme { $example }
store-away = aucun PostgreSQL ne répond à { $place } ({ $detail }) : lance-le, ou vérifie l’adresse
store-no-entry = { $place } refuse cet utilisateur ({ $detail }) : vérifie le nom et le mot de passe
store-no-database = il n’y a pas de base { $place } : crée-la avec createdb, ou donne-en une autre
store-no-rights = cet utilisateur ne peut pas écrire dans { $place } ({ $detail }) : fais-en le propriétaire de la base, ou donne-en une autre
store-strange = ce qui se trouve dans { $place } sous le nom « garou » ne vient pas de Garou, ou quelqu’un l’a modifié ({ $detail }) ; donne une autre base
store-not-unicode = { $place } ne peut pas contenir toutes les lettres : crée une base avec l’encodage UTF8
store-no-driver = une base PostgreSQL demande un paquet de plus : pip install garou[postgres]
store-no-bus-driver = --bus demande un paquet de plus : pip install garou[valkey]
store-bad-bus = --bus ne donne pas l’adresse d’un serveur Valkey ou Redis : écris-la comme { $detail }
store-not-empty = il y a déjà des tables dans { $place } : donne un endroit vide ; rien n’a été changé
store-unmovable = { $place } : un événement de cette table ne peut pas entrer dans une base ; « garou check --mend » le coupe et le garde ; rien n’a été changé
store-unlike = ce qui a été écrit dans { $place } n’est pas ce qui a été lu ; rien n’a été changé
store-failing = impossible de garder les tables dans { $place } : { $detail } ; donne un autre endroit

## Les nombres

store-tables =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }
store-cups =
    { $cups ->
        [one] { $cups } tournoi
       *[other] { $cups } tournois
    }
store-events =
    { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    }

## Les sauvegardes

store-backup-help = Copie toutes les tables dans FILE, même pendant que le serveur tourne. La copie contient toutes les donnes : toi seul peux la lire ; elle est vérifiée avant de recevoir son nom.
store-backup-done = { $file } contient { store-tables }, { store-cups } et { store-events } ; tout a été relu et vérifié.
store-restore-help = Met les tables de FILE, une sauvegarde, à la place de celles qui sont là. Le serveur doit être arrêté.
store-restore-done = { $data } contient maintenant { store-tables }, { store-cups } et { store-events }.
store-restore-before = Ce qui était là avant est gardé sous le nom { $file } : efface-le quand tu n’en as plus besoin.
store-restore-schema = Ce qui était là avant est gardé dans le schéma { $file } : supprime-le quand tu n’en as plus besoin.
store-flawed =
    { $count ->
        [one] une table ne peut pas y être rejouée ; « garou check » la nomme
       *[other] { $count } tables ne peuvent pas y être rejouées ; « garou check » les nomme
    }

## Vérifier et réparer

store-check-help = Rejoue chaque table et nomme celles qui ne peuvent pas l’être, avec le premier événement fautif et ce qui ne va pas.
store-mend-help = Coupe ces tables après leur dernier bon événement. Ce qui est coupé est gardé dans le dossier « set-aside ». Le serveur doit être arrêté.
store-check-done =
    En bon état : { store-tables } et { store-cups }. { $flawed ->
        [0] Rien ne manque.
        [one] Une ne peut pas être rejouée.
       *[other] { $flawed } ne peuvent pas être rejouées.
    }
store-check-advice = Le serveur sert les autres. Pour réparer, arrête-le et lance « garou check --mend » : chacune est coupée après son dernier bon événement, et ce qui est coupé est gardé.
store-mend-aside =
    { $count ->
        [one] Un événement est mis de côté dans { $file }.
       *[other] { $count } événements sont mis de côté dans { $file }.
    }
store-mend-done =
    { $mended ->
        [0] Il n’y a rien à réparer.
        [one] Une est réparée.
       *[other] { $mended } sont réparées.
    } En bon état, et laissés tels quels : { store-tables } et { store-cups }.

store-flaw-broken-json = { $code } : l’événement { $number } est illisible (JSON cassé). Bons avant lui : { $good }.
store-flaw-unknown-kind = { $code } : l’événement { $number } est d’un genre inconnu (« { $kind } »). Bons avant lui : { $good }.
store-flaw-missing-number = { $code } : l’événement { $number } manque. Bons avant lui : { $good }.
store-flaw-cannot-happen = { $code } : l’événement { $number } (« { $kind } ») ne peut pas suivre ceux d’avant. Bons avant lui : { $good }.
store-flaw-remains = { $code } : le reste d’une table effacée.

## Déménager

store-move-help = Copie toutes les tables et tous les tournois de FROM vers TO : l’un est un dossier, l’autre l’adresse d’une base PostgreSQL. Aucun serveur ne doit tourner sur l’un ou l’autre ; TO doit être vide, et FROM reste tel quel.
store-move-kinds = l’un des deux endroits doit être un dossier, l’autre une adresse comme { $example }
store-move-flawed =
    { $count ->
        [one] une table ne peut pas être rejouée
       *[other] { $count } tables ne peuvent pas être rejouées
    } : « garou check --mend » les coupe après leur dernier bon événement ; rien n’a été déplacé
store-move-done = { $to } contient maintenant { store-tables }, { store-cups } et { store-events }, chacun comparé à ce qui se trouve dans { $from }, qui reste tel quel.
