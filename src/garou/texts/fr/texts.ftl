# Une langue à soi : la commande, et la page qui montre tous les textes.

texts-help = Commence une langue, et dit ce qui lui manque encore.
texts-new-help = Écrit un dossier avec tous les messages, marqués comme non traduits, l’anglais à côté : LANG est un code comme it ou pt.
texts-check-help = Dit ce qui manque, ce qui est de trop, ce qui reçoit ce que personne ne lui dit, et ce qui est trop long pour sa place. LANG est une langue, ou le dossier auquel on travaille.
texts-no-language = { $name } n’est pas une langue ; son code compte deux ou trois petites lettres, comme it
texts-there-already = { $place } est déjà là ; nomme un autre dossier
texts-no-folder = { $name } n’est ni une langue d’ici ni un dossier de textes ; langues complètes : { $known }
texts-made = Messages écrits dans { $place } : { $count }. Pour les voir à leur place : GAROU_TEXTS={ $full } garou serve
texts-flaw-unreadable = { $file } : illisible à partir de « { $line } »
texts-flaw-left-over-file = { $file } : personne ne demande ce fichier
texts-flaw-left-over = { $file } : personne ne demande { $key }
texts-flaw-variables = { $file } : { $key } n’est pas renseigné ainsi. Personne ne lui dit : { $unknown }. Il laisse de côté : { $unused }
texts-flaw-too-long = { $file } : { $key } compte { $count } lettres, et il y a de la place pour { $room }
texts-flaw-missing =
    { $count ->
        [one] { $file } : il manque { $first }
       *[other] { $file } : il en manque { $count }, en premier { $first }
    }
texts-flaw-untranslated =
    { $count ->
        [one] { $file } : { $first } n’est pas encore traduit
       *[other] { $file } : { $count } ne sont pas encore traduits, en premier { $first }
    }
texts-flaws =
    { $count ->
        [0] Complet : rien ne manque, rien n’est de trop ni trop long.
        [one] Il reste une chose à faire.
       *[other] Il reste { $count } choses à faire.
    }

## La page

texts-page = Tous les textes
    .lede = Fichier par fichier, toutes les façons dont un message peut sortir, noms mis en place. Seul un serveur lancé avec GAROU_TEXTS montre cette page.
    .file = Fichier
texts-page-lacks = pas traduit
texts-page-long = { $count } lettres, place pour { $room }
