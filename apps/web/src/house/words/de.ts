import { plural } from '@wunderkammer/kernel';
import { duration } from '../time.ts';
import type { HouseWords } from './en.ts';

const count = (n: number, one: string, other: string): string => `${n} ${plural('de', n, one, other)}`;

const de: HouseWords = {
  nav: { label: 'Online', lobby: 'Offene Tische', mine: 'Meine Tische', me: 'Ich' },
  lost: 'Die Verbindung ist weg und wird wieder aufgebaut. Was du siehst, kann veraltet sein.',
  again: 'Noch einmal versuchen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  selected: 'Markiert: Kopiere es von dort',
  clock: (clock) => {
    if (clock.type === 'none') return 'ohne Uhr';
    const time = duration('de', clock.seconds);
    if (clock.type === 'move') return `${time} je Zug`;
    return clock.bonus === 0 ? `${time} je Spieler` : `${time} je Spieler + ${clock.bonus} s je Zug`;
  },
  aids: { none: 'ohne Notizen', notes: 'mit Notizen', automatic: 'automatische Notizen' },
  watching: { nobody: 'ohne Zuschauer', public: 'Zuschauen erlaubt', after: 'nachher zu sehen' },
  seats: {
    free: (n) => `${count(n, 'Platz', 'Plätze')} frei`,
    full: 'alle Plätze besetzt',
    bot: (name) => `${name} (Bot)`,
  },
  error: {
    message: {
      title: 'Das kam nicht an',
      text: 'Das Haus konnte die Anfrage nicht lesen. Meistens hilft es, die Seite neu zu laden.',
    },
    protocol: { title: 'Es gibt eine neuere Fassung', text: 'Diese Seite ist älter als das Haus. Lade sie neu.' },
    unknown: { title: 'Hier ist nichts', text: 'Was du suchst, ist nicht hier, oder nicht mehr.' },
    unauthenticated: { title: 'Wer bist du?', text: 'Das Haus kennt dich auf diesem Gerät noch nicht.' },
    forbidden: { title: 'Das ist nicht deine Sache', text: 'Das gehört jemand anderem.' },
    'not-now': { title: 'Jetzt nicht', text: 'Das geht im Augenblick nicht.' },
    taken: { title: 'Da war jemand schneller', text: 'Dieser Platz ist schon besetzt.' },
    stale: { title: 'Der Tisch ist schon weiter', text: 'Inzwischen ist etwas geschehen. Schau noch einmal hin.' },
    rule: { title: 'Die Regeln verbieten es', text: 'Eine Regel des Spiels lässt das nicht zu.' },
    options: { title: 'Das passt nicht zusammen', text: 'So lässt sich das Spiel nicht spielen. Wähle noch einmal.' },
    damaged: {
      title: 'Dieser Tisch ist beschädigt',
      text: 'Er lässt sich nicht bis zum Ende lesen. Du kannst ihn ansehen; wer das Haus führt, entscheidet, ob es weitergeht.',
    },
    'rate-limited': {
      title: 'Etwas langsamer',
      text: 'Das war zu viel in kurzer Zeit. Warte einen Augenblick und versuch es dann noch einmal.',
    },
    code: {
      title: 'Dieser Code passt nicht',
      text: 'Er ist vertippt, verbraucht oder zu alt. Sieh noch einmal nach, oder hol dir einen neuen.',
    },
    locked: { title: 'Nur mit Einladung', text: 'Dieses Haus lässt nur Leute mit einer Einladung herein.' },
    unavailable: {
      title: 'Einen Augenblick',
      text: 'Das Haus schließt oder öffnet gerade. Es ist nichts geschehen; versuch es noch einmal.',
    },
    internal: {
      title: 'Unser Fehler',
      text: 'Im Haus ist etwas schiefgegangen. Es ist nichts geschehen; versuch es noch einmal.',
    },
    offline: {
      title: 'Du bist offline',
      text: 'Online spielen geht nicht ohne Netz. Gegen Bots und an einem Gerät kannst du auch so spielen.',
    },
    full: {
      title: 'Kein Tisch ist frei',
      text: 'Du sitzt an so vielen Tischen, wie du darfst, oder das Haus ist voll. Spiel einen zu Ende oder komm später wieder.',
    },
    unreachable: {
      title: 'Das Haus antwortet nicht',
      text: 'Online spielen geht nicht ohne den Server des Hauses. Gegen Bots und an einem Gerät kannst du auch so spielen.',
    },
    version: {
      title: 'Es gibt eine neuere Fassung',
      text: 'Diese Seite versteht die Antwort nicht. Lade sie neu.',
    },
  },
  wait: (seconds) => `Noch ${duration('de', Math.ceil(seconds))}, dann geht es wieder.`,
  door: {
    title: 'Nur mit Einladung',
    lead: 'Wer dieses Haus führt, hat es abgeschlossen. Hast du eine Einladung, dann komm herein. Gegen Bots und an einem Gerät spielst du auch ohne.',
    invitation: 'Einladung',
    name: 'Dein Name',
    enter: 'Herein',
    other: 'Ich bin schon da, auf einem anderen Gerät',
  },
  lobby: {
    title: 'Offene Tische',
    lead: 'Setz dich zu anderen, oder schau ihnen zu.',
    waiting: 'Warten auf Mitspieler',
    playing: 'Zum Zuschauen',
    none: 'Kein Tisch ist offen.',
    noneAtAll: 'Hier ist es still. Eröffne einen Tisch, dann wartet er auf andere; oder schick einem Freund den Link.',
    open: 'Tisch eröffnen',
    openOf: (game) => `Tisch eröffnen: ${game}`,
    join: 'Dazusetzen',
    watch: 'Zuschauen',
    nobodyYet: 'Hier sitzt noch niemand',
    summary: (waiting, playing) =>
      `${count(waiting, 'Tisch wartet', 'Tische warten')} auf Mitspieler, ${count(playing, 'Partie', 'Partien')} zum Zuschauen.`,
  },
  open: {
    title: (game) => `Mit Freunden: ${game}`,
    lead: 'Du bekommst einen Link, den du deinen Freunden schickst. Sie brauchen nur einen Namen.',
    leadLocked:
      'Du bekommst einen Link für deine Freunde. Wer neu ist, braucht dazu eine Einladung: Dieses Haus ist abgeschlossen. Wer es führt, stellt sie aus.',
    who: 'Wer mitspielt',
    name: 'Dein Name',
    seats: 'Plätze',
    seatsHelp: 'Auf Plätze, die frei bleiben, können sich Bots setzen.',
    seat: (n) => `Platz ${n}`,
    listed: 'Wer sich setzen darf',
    link: 'wer den Link hat',
    everybody: 'alle',
    linkHelp: 'Der Tisch ist nur über seinen Link zu finden.',
    everybodyHelp: 'Der Tisch steht bei den offenen Tischen.',
    clock: 'Zeit',
    clocks: {
      none: 'ohne Uhr',
      brisk: '2 Minuten je Zug',
      day: '1 Tag je Zug',
      days: '3 Tage je Zug',
      bank: '30 Minuten je Spieler + 10 s',
    },
    ownClock: 'eine andere Uhr',
    clockHelp:
      'Ist jemandes Zeit um, spielt ein Bot diesen einen Zug. Ist die Person dann weg, dürfen die anderen den Bot weiterspielen lassen.',
    noClockHelp: 'Alle nehmen sich die Zeit, die sie brauchen, und seien es Tage.',
    away: 'Wenn jemand wegbleibt',
    awayNames: (seconds) => (seconds === null ? 'immer warten' : duration('de', seconds)),
    awayHelp: (seconds) =>
      seconds === null
        ? 'Die Partie wartet auf alle, wie lange es auch dauert. Niemand kann für andere einen Bot spielen lassen.'
        : `Hat die Partie ${duration('de', seconds)} auf jemanden gewartet, der nicht da ist, dürfen die anderen dort einen Bot spielen lassen. Nach der Hälfte kommt eine Benachrichtigung, wenn sie erlaubt ist; der Platz lässt sich jederzeit zurücknehmen.`,
    kind: 'Zeit für',
    move: 'jeden Zug',
    bank: 'die ganze Partie',
    amount: 'Wie viel',
    unit: 'Einheit',
    units: { day: 'Tage', hour: 'Stunden', minute: 'Minuten', second: 'Sekunden' },
    bonus: 'Sekunden dazu für jeden Zug',
    watch: 'Wer zuschauen darf',
    watchNames: { nobody: 'niemand', public: 'alle', after: 'nachher' },
    watchHelp: {
      nobody: 'Nur wer mitspielt, sieht etwas.',
      public: 'Wer den Link hat, sieht, was offen liegt; Verborgenes bleibt verborgen.',
      after: 'Die Partie ist zu sehen, sobald sie zu Ende ist.',
    },
    go: 'Tisch eröffnen',
    opening: 'Der Tisch wird gedeckt …',
    needName: 'Du brauchst einen Namen.',
    summary: { link: 'nur über den Link', listed: 'offen für alle' },
  },
  mine: {
    title: 'Meine Tische',
    turn: (n) => (n === 0 ? 'Niemand wartet auf dich.' : `${count(n, 'Tisch wartet', 'Tische warten')} auf dich.`),
    yours: 'Du bist dran',
    going: 'Andere sind dran',
    waiting: 'Noch nicht begonnen',
    over: 'Zu Ende gespielt',
    archived: 'Weggeräumt',
    none: 'Du sitzt noch an keinem Tisch.',
    noneText: 'Setz dich im Kabinett an einen Tisch, oder sieh nach, wer auf Mitspieler wartet.',
    here: 'an diesem Gerät',
    look: 'Zu den offenen Tischen',
    waitsForSeats: (n) => `Es ${plural('de', n, 'fehlt', 'fehlen')} noch ${count(n, 'Mitspieler', 'Mitspieler')}.`,
    waitsForStart: 'Alle sind da: Es kann losgehen.',
    waitsFor: (names: string): string => `Wartet auf ${names}.`,
    won: (names: string, several: boolean): string =>
      several ? `${names} haben gemeinsam gewonnen.` : `${names} hat gewonnen.`,
    ended: { resigned: 'Durch Aufgabe beendet.', agreed: 'Einvernehmlich beendet.', closed: 'Geschlossen.' },
    isArchived: 'Weggeräumt und aufbewahrt: Öffne den Tisch, um ihn zurückzuholen.',
    putAway: (day) => `Hier war lange niemand: Am ${day} wird der Tisch weggeräumt.`,
    touched: (when) => (when === undefined ? 'gerade eben aktiv' : `zuletzt aktiv ${when}`),
    replay: 'Nachspielen',
    result: 'Ergebnis',
  },
  me: {
    title: 'Ich',
    lead: 'Das Haus erkennt dich an diesem Browser. Es gibt kein Passwort und keine E-Mail-Adresse.',
    newcomer: 'Wie sollen wir dich nennen?',
    newcomerText: 'Ein Name genügt, um mit anderen zu spielen. Du kannst ihn jederzeit ändern.',
    known: 'Spielst du hier schon auf einem anderen Gerät?',
    enter: 'Code eingeben',
    name: 'Dein Name',
    save: 'Speichern',
    saved: 'Gespeichert.',
    become: 'Das bin ich',
    language: 'Sprache',
    languageHelp: 'Die der Seite und deiner Benachrichtigungen.',
    device: 'Auf einem anderen Gerät',
    deviceText:
      'Sei auf deinem Telefon oder einem anderen Computer dieselbe Person: Hol dir hier einen Code und gib ihn dort ein.',
    deviceGet: 'Code holen',
    deviceShown: 'Gib das auf dem anderen Gerät ein, oder scanne es dort:',
    deviceWhere: (address) => `Eingegeben wird der Code auf ${address}.`,
    deviceUntil: (time) => `Er gilt einmal, bis ${time}.`,
    deviceOver: 'Dieser Code ist abgelaufen.',
    qr: 'Ein QR-Code, der zur selben Adresse führt',
    sessions: 'Wo man dich kennt',
    sessionsText:
      'Alle Geräte und Programme, an denen das Haus dich erkennt. Beende, was du nicht kennst oder nicht mehr benutzt.',
    sessionOn: (browser, system) =>
      browser !== undefined && system !== undefined
        ? `${browser} auf ${system}`
        : (browser ?? system ?? 'Ein unbekanntes Programm'),
    sessionProgram: (game) =>
      game === undefined ? 'Ein Programm, das für dich spielt' : `Ein Programm, das für dich spielt: ${game}`,
    sessionHere: 'dieses Gerät',
    sessionSince: (date) => `seit ${date}`,
    sessionUsed: (when) => `zuletzt benutzt: ${when}`,
    sessionEnd: 'Beenden',
    sessionEndOf: (name) => `Beenden: ${name}`,
    sessionEnded: (name) => `Beendet: ${name}.`,
    recovery: 'Wiederherstellungscode',
    recoveryText:
      'Vergisst dich dieser Browser, bringt dich nur ein Wiederherstellungscode zu deinen Tischen zurück. Schreib ihn auf Papier, oder leg ihn zu deinen Passwörtern.',
    recoveryNone: 'Du hast noch keinen.',
    recoveryThere: 'Du hast einen. Ein neuer macht den alten ungültig.',
    recoveryGet: 'Wiederherstellungscode erstellen',
    recoveryNew: 'Einen neuen erstellen',
    recoveryNewSure: 'Einen neuen Wiederherstellungscode erstellen? Der alte gilt dann nicht mehr.',
    recoveryShown: 'Das ist dein Wiederherstellungscode. Er ist nur jetzt zu sehen.',
    recoveryKept: 'Ich habe ihn aufgeschrieben',
    notices: 'Benachrichtigungen',
    noticesText: 'Dieser Browser sagt dir Bescheid, wenn du dran bist und nicht am Tisch sitzt.',
    noticesState: {
      insecure:
        'Nicht über diese Verbindung: Browser erlauben das nur mit https. Alles andere geht. Wer das Haus führt, findet in docs/HOSTING.md, wie es geht.',
      install:
        'Auf einem iPhone oder iPad: Leg das Kabinett auf den Home-Bildschirm, öffne es dort und schalte sie ein.',
      unsupported: 'Dieser Browser kann das nicht.',
      unavailable: 'Dieses Haus verschickt keine.',
      denied: 'Du hast es diesem Browser verboten. Ändern kannst du das in seinen Einstellungen für diese Seite.',
      off: 'Sie sind aus.',
      on: 'Sie sind in diesem Browser an.',
    },
    noticesOn: 'Einschalten',
    noticesOff: 'Ausschalten',
    noticesTry: 'Zeig mir eine',
    noticesTried:
      'Jetzt müsste eine erscheinen. Wenn nicht, schau in die Benachrichtigungs-Einstellungen deines Systems.',
    noticesRefused: 'Der Browser hat es nicht erlaubt.',
    sampleTitle: 'Du bist dran',
    sampleText: 'So sieht es aus, wenn ein Tisch auf dich wartet.',
    programs: 'Für Programme',
    programsText:
      'Ein Programm darf an deinem Platz spielen. Es bekommt ein Token, das sonst nichts kann, nennt es in seiner ersten Nachricht und sieht nicht mehr, als du sehen würdest. Jede Nachricht ist in docs/PROTOCOL.md beschrieben; daneben liegt ein kleiner Bot für den Anfang.',
    programsNone: 'Sobald du an einem Tisch sitzt, bekommst du hier dessen Token.',
    programsTable: 'Tisch',
    programsGet: 'Token holen',
    programsShown: 'Wer dieses Token hat, spielt an diesem Tisch auf deinem Platz:',
    leave: 'Gehen',
    leaveText: 'Dieses Gerät vergisst dich; deine Tische bleiben. Mit einem Code kommst du zurück.',
    leaveGo: 'Auf diesem Gerät abmelden',
    leaveSure: 'Auf diesem Gerät abmelden?',
    leaveLost:
      'Auf diesem Gerät abmelden? Du hast keinen Wiederherstellungscode: Wenn man dich nicht noch auf einem anderen Gerät kennt, kommst du nicht zurück.',
    erase: 'Mich löschen',
    eraseText:
      'Dein Name, deine Codes und deine Benachrichtigungen werden gelöscht. Wo du noch spielst, übernimmt ein Bot deinen Platz, damit die anderen weiterspielen können. Das lässt sich nicht rückgängig machen.',
    eraseGo: 'Mich und meine Daten löschen',
    eraseSure: (name) => `${name} endgültig löschen?`,
    stay: 'Bleiben',
    gone: 'Auf Wiedersehen. Dieses Gerät kennt dich nicht mehr.',
    erased: 'Du bist gelöscht. Auf Wiedersehen.',
  },
  enter: {
    title: 'Code eingeben',
    lead: 'Ein Code von einem anderen Gerät oder dein Wiederherstellungscode. Groß- und Kleinschreibung, Leerzeichen und Striche spielen keine Rolle.',
    code: 'Code',
    go: 'Das bin ich',
    here: (name) => `Hier bist du ${name}`,
    instead: (name) =>
      `Gibst du einen Code ein, kennt dich dieses Gerät als die Person, der er gehört, und nicht mehr als ${name}.`,
    tables: (n) => `Du sitzt an ${count(n, 'Tisch, den', 'Tischen, die')} du dann von hier aus nicht mehr erreichst.`,
    elsewhere: (name, n) => `Auf ${count(n, 'anderen Gerät', 'anderen Geräten')} bleibst du ${name}.`,
    back: (name) => `Mit deinem Wiederherstellungscode kannst du wieder ${name} werden.`,
    never: (name, elsewhere) =>
      elsewhere
        ? `Du hast keinen Wiederherstellungscode: Vergessen dich auch deine anderen Geräte, kannst du nie wieder ${name} sein. Erstelle zuerst einen.`
        : `Du hast keinen Wiederherstellungscode: Ohne ihn kannst du nie wieder ${name} sein, und auch sonst niemand. Erstelle zuerst einen.`,
    sure: (name) => `Auf diesem Gerät nicht länger ${name} sein?`,
    replace: (name) => `Nicht mehr ${name} sein`,
    stay: (name) => `${name} bleiben`,
    needCode: 'Tippe zuerst den Code ein.',
  },
};

export default de;
