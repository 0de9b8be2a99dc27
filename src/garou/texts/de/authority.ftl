# Die Seite, auf der ein Telefon der Zertifizierungsstelle des Hauses zu vertrauen lernt.

authority-page = Diesem Tisch vertrauen
    .lede = Einmal auf jedem Telefon: Dann behält es die Seiten für Zeiten ohne Netz, installiert sie wie eine App und lässt den Bildschirm an.
    .fetch = Zertifikat holen
authority-iphone = iPhone und iPad
    .first = Tipp in Safari auf den Knopf oben und erlaube das Laden.
    .second = Öffne die Einstellungen: Oben steht, dass ein Profil geladen wurde. Tipp darauf, dann auf Installieren.
    .third = Weiter in den Einstellungen: Allgemein, Info, Zertifikatsvertrauenseinstellungen. Schalte Garou ein.
authority-android = Android
    .first = Tipp auf den Knopf oben und behalte die Datei garou.crt.
    .second = Such in den Einstellungen nach „CA-Zertifikat“ (Sicherheit, Verschlüsselung und Anmeldedaten, Zertifikat installieren), installiere es trotz der Warnung und wähle diese Datei.
    .third = Öffne den Tisch in Chrome. Firefox sieht anderswo nach, solange man es ihm nicht sagt.
authority-computer = Computer
    .first = Hol das Zertifikat und behalte die Datei garou.crt.
    .second = Such in den Einstellungen deines Browsers oder des Systems die Zertifikate und importiere sie bei den Zertifizierungsstellen.
    .third = Lass sie für Websites bürgen und öffne den Tisch noch einmal.
authority-there = Dann öffne den Tisch
    .about = Die Adresse beginnt mit https, und es kommt keine Warnung. Kommt doch eine, geh die Schritte noch einmal durch.
authority-why = Wem du da vertraust
    .about = Dieser Rechner hat sich eine eigene Zertifizierungsstelle gemacht. Sie kann für private Adressen und Namen eines Hauses bürgen, etwa garou.local, und für keine andere Seite. Ihr Schlüssel verlässt den Rechner nie. Du kannst sie in denselben Einstellungen jederzeit entfernen. Wer den Server betreibt, sieht beim Start diesen Fingerabdruck:
