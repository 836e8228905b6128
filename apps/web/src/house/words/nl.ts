import { plural } from '@wunderkammer/kernel';
import { duration } from '../time.ts';
import type { HouseWords } from './en.ts';

const count = (n: number, one: string, other: string): string => `${n} ${plural('nl', n, one, other)}`;

const nl: HouseWords = {
  nav: { label: 'Online', lobby: 'Open tafels', mine: 'Mijn tafels', me: 'Ik' },
  lost: 'De verbinding is weg en wordt hersteld. Wat je ziet, kan verouderd zijn.',
  again: 'Opnieuw proberen',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  selected: 'Geselecteerd: kopieer het daar',
  clock: (clock) => {
    if (clock.type === 'none') return 'geen klok';
    const time = duration('nl', clock.seconds);
    if (clock.type === 'move') return `${time} per zet`;
    return clock.bonus === 0 ? `${time} per speler` : `${time} per speler + ${clock.bonus} s per zet`;
  },
  aids: { none: 'zonder notities', notes: 'met notities', automatic: 'automatische notities' },
  watching: { nobody: 'niemand kijkt toe', public: 'toekijken mag', after: 'achteraf te bekijken' },
  seats: {
    free: (n) => `${count(n, 'plaats', 'plaatsen')} vrij`,
    full: 'alle plaatsen bezet',
    bot: (name) => `${name} (bot)`,
  },
  error: {
    message: {
      title: 'Dat kwam niet over',
      text: 'Het huis kon het verzoek niet lezen. De pagina opnieuw laden helpt meestal.',
    },
    protocol: {
      title: 'Er is een nieuwere versie',
      text: 'Deze pagina is ouder dan het huis. Laad de pagina opnieuw.',
    },
    unknown: { title: 'Hier is niets', text: 'Wat je zoekt, is hier niet, of niet meer.' },
    unauthenticated: { title: 'Wie ben je?', text: 'Het huis kent je op dit apparaat nog niet.' },
    forbidden: { title: 'Dat is niet aan jou', text: 'Dat is van iemand anders.' },
    'not-now': { title: 'Nu niet', text: 'Dat kan op dit moment niet.' },
    taken: { title: 'Iemand was je voor', text: 'Die plaats is al bezet.' },
    stale: { title: 'De tafel is al verder', text: 'Er is intussen iets gebeurd. Kijk nog eens.' },
    rule: { title: 'De regels verbieden het', text: 'Een regel van het spel staat dat niet toe.' },
    options: { title: 'Deze opties gaan niet samen', text: 'Zo kan het spel niet gespeeld worden. Kies opnieuw.' },
    damaged: {
      title: 'Deze tafel is beschadigd',
      text: 'De partij is niet tot het einde te lezen. Kijken kan; wie het huis beheert, beslist of de partij verdergaat.',
    },
    'rate-limited': {
      title: 'Iets rustiger',
      text: 'Dat was te veel in korte tijd. Wacht even en probeer het dan opnieuw.',
    },
    code: {
      title: 'Deze code klopt niet',
      text: 'Hij is verkeerd getypt, al gebruikt of te oud. Kijk hem na of vraag een nieuwe.',
    },
    locked: { title: 'Alleen op uitnodiging', text: 'Dit huis laat mensen met een uitnodiging binnen.' },
    unavailable: {
      title: 'Een ogenblik',
      text: 'Het huis is net aan het sluiten of opengaan. Er is niets gebeurd; probeer het opnieuw.',
    },
    internal: { title: 'Onze fout', text: 'In het huis ging iets mis. Er is niets gebeurd; probeer het opnieuw.' },
    offline: {
      title: 'Je bent offline',
      text: 'Online spelen gaat niet zonder netwerk. Tegen bots en samen op één apparaat wel.',
    },
    full: {
      title: 'Er is geen tafel vrij',
      text: 'Je zit al aan zoveel tafels als mag, of het huis is vol. Speel er een uit, of kom later terug.',
    },
    unreachable: {
      title: 'Het huis antwoordt niet',
      text: 'Online spelen gaat niet zonder de server van het huis. Tegen bots en samen op één apparaat wel.',
    },
    version: {
      title: 'Er is een nieuwere versie',
      text: 'Deze pagina begrijpt het antwoord niet. Laad de pagina opnieuw.',
    },
  },
  wait: (seconds) => `Probeer het over ${duration('nl', Math.ceil(seconds))} opnieuw.`,
  door: {
    title: 'Alleen op uitnodiging',
    lead: 'Wie dit huis beheert, heeft het op slot gedaan. Heb je een uitnodiging, kom dan binnen. Tegen bots en samen op één apparaat speel je ook zonder.',
    invitation: 'Uitnodiging',
    name: 'Je naam',
    enter: 'Naar binnen',
    other: 'Ik ben al binnen, op een ander apparaat',
  },
  lobby: {
    title: 'Open tafels',
    lead: 'Schuif aan bij anderen, of kijk toe terwijl ze spelen.',
    waiting: 'Wacht op spelers',
    playing: 'Om te bekijken',
    none: 'Er is geen tafel open.',
    noneAtAll: 'Het is hier stil. Open een tafel, dan wacht hij op anderen; of stuur een vriend de link.',
    open: 'Tafel openen',
    openOf: (game) => `Tafel openen: ${game}`,
    join: 'Aanschuiven',
    watch: 'Toekijken',
    nobodyYet: 'Er zit nog niemand',
    summary: (waiting, playing) =>
      `${count(waiting, 'tafel wacht', 'tafels wachten')} op spelers, ${count(playing, 'partij', 'partijen')} om te bekijken.`,
  },
  open: {
    title: (game) => `Met vrienden: ${game}`,
    lead: 'Je krijgt een link om aan je vrienden te sturen. Ze hebben alleen een naam nodig.',
    leadLocked:
      'Je krijgt een link voor je vrienden. Wie nieuw is, heeft ook een uitnodiging nodig: dit huis is op slot. Wie het beheert, maakt er een.',
    who: 'Wie er meespeelt',
    name: 'Je naam',
    seats: 'Plaatsen',
    seatsHelp: 'Op plaatsen die vrij blijven kunnen bots gaan zitten.',
    seat: (n) => `Plaats ${n}`,
    listed: 'Wie er mag aanschuiven',
    link: 'wie de link heeft',
    everybody: 'iedereen',
    linkHelp: 'De tafel is alleen met zijn link te vinden.',
    everybodyHelp: 'De tafel staat tussen de open tafels.',
    clock: 'Tijd',
    clocks: {
      none: 'geen klok',
      brisk: '2 minuten per zet',
      day: '1 dag per zet',
      days: '3 dagen per zet',
      bank: '30 minuten per speler + 10 s',
    },
    ownClock: 'een andere klok',
    clockHelp:
      'Is iemands tijd om, dan speelt een bot die ene zet. Is diegene dan weg, dan mogen de anderen de bot laten doorspelen.',
    noClockHelp: 'Iedereen neemt de tijd die nodig is, al zijn het dagen.',
    away: 'Als iemand wegblijft',
    awayNames: (seconds) => (seconds === null ? 'altijd wachten' : duration('nl', seconds)),
    awayHelp: (seconds) =>
      seconds === null
        ? 'De partij wacht op iedereen, hoe lang het ook duurt. Niemand kan een bot voor een ander laten spelen.'
        : `Heeft de partij ${duration('nl', seconds)} gewacht op iemand die er niet is, dan mogen de anderen daar een bot laten spelen. Halverwege komt er een melding, als die is toegestaan; de plaats kan altijd worden teruggenomen.`,
    kind: 'Tijd voor',
    move: 'elke zet',
    bank: 'de hele partij',
    amount: 'Hoeveel',
    unit: 'Eenheid',
    units: { day: 'dagen', hour: 'uren', minute: 'minuten', second: 'seconden' },
    bonus: 'Seconden erbij voor elke zet',
    watch: 'Wie er mag toekijken',
    watchNames: { nobody: 'niemand', public: 'iedereen', after: 'achteraf' },
    watchHelp: {
      nobody: 'Alleen wie meespeelt, ziet iets.',
      public: 'Wie de link heeft, ziet wat open ligt; wat verborgen is, blijft verborgen.',
      after: 'De partij is te bekijken zodra hij uit is.',
    },
    go: 'Tafel openen',
    opening: 'De tafel wordt gedekt…',
    needName: 'Je hebt een naam nodig.',
    summary: { link: 'alleen met de link', listed: 'open voor iedereen' },
  },
  mine: {
    title: 'Mijn tafels',
    turn: (n) => (n === 0 ? 'Er wacht niemand op je.' : `Aan ${count(n, 'tafel', 'tafels')} wordt op je gewacht.`),
    yours: 'Jouw beurt',
    going: 'Anderen aan de beurt',
    waiting: 'Nog niet begonnen',
    over: 'Uitgespeeld',
    archived: 'Opgeborgen',
    none: 'Je zit nog nergens aan tafel.',
    noneText: 'Ga in het kabinet aan tafel, of kijk wie er op spelers wacht.',
    here: 'op dit apparaat',
    look: 'Naar de open tafels',
    waitsForSeats: (n) => `Wachten op nog ${count(n, 'speler', 'spelers')}.`,
    waitsForStart: 'Iedereen is er: het kan beginnen.',
    waitsFor: (names: string): string => `Wacht op ${names}.`,
    won: (names: string, several: boolean): string => (several ? `${names} wonnen samen.` : `${names} won.`),
    ended: { resigned: 'Geëindigd door opgave.', agreed: 'In overleg geëindigd.', closed: 'Gesloten.' },
    isArchived: 'Opgeborgen en bewaard: open de tafel om hem terug te halen.',
    putAway: (day) => `Hier is al lang niemand geweest: op ${day} wordt de tafel opgeborgen.`,
    touched: (when) => (when === undefined ? 'zojuist actief' : `laatst actief ${when}`),
    replay: 'Naspelen',
    result: 'Uitslag',
  },
  me: {
    title: 'Ik',
    lead: 'Het huis herkent je aan deze browser. Er is geen wachtwoord en geen e-mailadres.',
    newcomer: 'Hoe zullen we je noemen?',
    newcomerText: 'Een naam is genoeg om met anderen te spelen. Je kunt hem altijd veranderen.',
    known: 'Speel je hier al op een ander apparaat?',
    enter: 'Code invoeren',
    name: 'Je naam',
    save: 'Bewaren',
    saved: 'Bewaard.',
    become: 'Dat ben ik',
    language: 'Taal',
    languageHelp: 'Van de pagina, en van je meldingen.',
    device: 'Op een ander apparaat',
    deviceText:
      'Wees ook op je telefoon of een andere computer dezelfde speler: haal hier een code en voer hem daar in.',
    deviceGet: 'Code halen',
    deviceShown: 'Voer dit in op het andere apparaat, of scan het daar:',
    deviceWhere: (address) => `De code voer je in op ${address}.`,
    deviceUntil: (time) => `Hij werkt één keer, tot ${time}.`,
    deviceOver: 'Deze code is verlopen.',
    qr: 'Een QR-code die naar hetzelfde adres leidt',
    sessions: 'Waar je bekend bent',
    sessionsText:
      'Alle apparaten en programma’s waaraan het huis je herkent. Beëindig wat je niet kent of niet meer gebruikt.',
    sessionOn: (browser, system) =>
      browser !== undefined && system !== undefined
        ? `${browser} op ${system}`
        : (browser ?? system ?? 'Een onbekend programma'),
    sessionProgram: (game) =>
      game === undefined ? 'Een programma dat voor je speelt' : `Een programma dat voor je speelt: ${game}`,
    sessionHere: 'dit apparaat',
    sessionSince: (date) => `sinds ${date}`,
    sessionUsed: (when) => `laatst gebruikt: ${when}`,
    sessionEnd: 'Beëindigen',
    sessionEndOf: (name) => `Beëindigen: ${name}`,
    sessionEnded: (name) => `Beëindigd: ${name}.`,
    recovery: 'Herstelcode',
    recoveryText:
      'Vergeet deze browser je, dan brengt alleen een herstelcode je terug naar je tafels. Schrijf hem op papier, of bewaar hem waar je wachtwoorden bewaart.',
    recoveryNone: 'Je hebt er nog geen.',
    recoveryThere: 'Je hebt er een. Met een nieuwe vervalt de oude.',
    recoveryGet: 'Herstelcode maken',
    recoveryNew: 'Nieuwe maken',
    recoveryNewSure: 'Een nieuwe herstelcode maken? De oude werkt dan niet meer.',
    recoveryShown: 'Dit is je herstelcode. Hij is alleen nu te zien.',
    recoveryKept: 'Ik heb hem opgeschreven',
    notices: 'Meldingen',
    noticesText: 'Deze browser waarschuwt je als je aan de beurt bent en niet aan tafel zit.',
    noticesState: {
      insecure:
        'Niet over deze verbinding: browsers staan het alleen met https toe. Al het andere werkt. Wie het huis beheert, leest in docs/HOSTING.md hoe het moet.',
      install: 'Op een iPhone of iPad: zet het kabinet op je beginscherm, open het daar en zet de meldingen aan.',
      unsupported: 'Deze browser kan het niet.',
      unavailable: 'Dit huis verstuurt er geen.',
      denied: 'Je hebt het deze browser verboden. Dat kun je veranderen in de browserinstellingen voor deze pagina.',
      off: 'Ze staan uit.',
      on: 'Ze staan aan in deze browser.',
    },
    noticesOn: 'Aanzetten',
    noticesOff: 'Uitzetten',
    noticesTry: 'Laat er een zien',
    noticesTried: 'Er zou er nu een moeten verschijnen. Zo niet, kijk dan in de meldingsinstellingen van je systeem.',
    noticesRefused: 'De browser stond het niet toe.',
    sampleTitle: 'Jouw beurt',
    sampleText: 'Zo ziet het eruit als een tafel op je wacht.',
    programs: 'Voor programma’s',
    programsText:
      'Een programma mag op jouw plaats spelen. Het krijgt een token dat niets anders kan, zegt dat in zijn eerste bericht, en ziet niet meer dan jij zou zien. Elk bericht staat beschreven in docs/PROTOCOL.md, naast een kleine bot om mee te beginnen.',
    programsNone: 'Zit je aan een tafel, dan krijg je hier het token ervan.',
    programsTable: 'Tafel',
    programsGet: 'Token halen',
    programsShown: 'Wie dit token heeft, speelt aan deze tafel op jouw plaats:',
    leave: 'Weggaan',
    leaveText: 'Dit apparaat vergeet je; je tafels blijven. Met een code kom je terug.',
    leaveGo: 'Op dit apparaat afmelden',
    leaveSure: 'Op dit apparaat afmelden?',
    leaveLost:
      'Op dit apparaat afmelden? Je hebt geen herstelcode: als je niet ook op een ander apparaat bekend bent, kun je niet terug.',
    erase: 'Verwijder mij',
    eraseText:
      'Je naam, je codes en je meldingen worden verwijderd. Waar je nog speelt, neemt een bot je plaats in, zodat de anderen verder kunnen. Dit kan niet ongedaan worden gemaakt.',
    eraseGo: 'Verwijder mij en mijn gegevens',
    eraseSure: (name) => `${name} voorgoed verwijderen?`,
    stay: 'Blijven',
    gone: 'Tot ziens. Dit apparaat kent je niet meer.',
    erased: 'Je bent verwijderd. Tot ziens.',
  },
  enter: {
    title: 'Code invoeren',
    lead: 'Een code van een ander apparaat, of je herstelcode. Hoofdletters, spaties en streepjes maken niet uit.',
    code: 'Code',
    go: 'Dat ben ik',
    here: (name) => `Hier ben je ${name}`,
    instead: (name) =>
      `Voer je een code in, dan kent dit apparaat je als degene van wie die code is, en niet meer als ${name}.`,
    tables: (n) => `Je zit aan ${count(n, 'tafel', 'tafels')} waar je dan van hieruit niet meer bij kunt.`,
    elsewhere: (name, n) => `Op ${count(n, 'ander apparaat', 'andere apparaten')} blijf je ${name}.`,
    back: (name) => `Met je herstelcode kun je weer ${name} worden.`,
    never: (name, elsewhere) =>
      elsewhere
        ? `Je hebt geen herstelcode: vergeten je andere apparaten je ook, dan kun je nooit meer ${name} zijn. Maak er eerst een.`
        : `Je hebt geen herstelcode: zonder kun je nooit meer ${name} zijn, en een ander ook niet. Maak er eerst een.`,
    sure: (name) => `Op dit apparaat niet langer ${name} zijn?`,
    replace: (name) => `Niet meer ${name} zijn`,
    stay: (name) => `${name} blijven`,
    needCode: 'Typ eerst de code.',
  },
};

export default nl;
