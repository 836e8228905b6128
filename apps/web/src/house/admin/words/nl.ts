import { plural } from '@wunderkammer/kernel';
import type { AdminWords } from './en.ts';

const count = (n: number, one: string, other: string): string => `${n} ${plural('nl', n, one, other)}`;

const nl: AdminWords = {
  title: 'Achter de schermen',
  lead: 'Voor wie dit huis beheert.',
  none: {
    title: 'Hier valt niets te zien',
    text: 'Dit huis wordt zonder deze pagina’s beheerd. Wie de server start, opent ze met ADMIN_PASSWORD.',
  },
  enter: {
    password: 'Wachtwoord van het huis',
    help: 'Waarmee de server is gestart, in ADMIN_PASSWORD.',
    go: 'Binnengaan',
    wrong: 'Dit is niet het wachtwoord van het huis.',
    missing: 'Het wachtwoord ontbreekt.',
    plain: 'Deze pagina kwam via gewoon HTTP: anderen in het netwerk kunnen het wachtwoord meelezen.',
  },
  leave: 'Afsluiten en weggaan',
  figures: {
    title: 'Het huis nu',
    playing: 'partijen aan de gang',
    waiting: 'wachtende tafels',
    over: 'uitgespeeld',
    people: 'mensen',
    connections: 'verbonden',
    since: (when) => `De server draait sinds ${when}.`,
  },
  lock: {
    title: 'De deur',
    open: 'Open: wie het adres kent, komt met een naam binnen.',
    locked:
      'Op slot: wie nieuw is, heeft een uitnodiging nodig; zonder ziet niemand een tafel, ook niet de open tafels. Wie al binnen is, blijft binnen.',
    doLock: 'Huis op slot doen',
    doOpen: 'Huis openen',
  },
  invitations: {
    title: 'Uitnodigingen',
    text: 'Zolang het huis op slot is, laat een uitnodiging iemand binnen.',
    none: 'Er staat geen uitnodiging open.',
    label: 'Waarvoor',
    labelHelp: 'Dat zie alleen jij.',
    uses: 'Voor hoeveel mensen',
    days: 'Geldig',
    daysNames: { '1': '1 dag', '7': '1 week', '30': '30 dagen', ever: 'zonder einddatum' },
    make: 'Uitnodiging maken',
    made: 'Geef deze code door. Hij wordt maar één keer getoond.',
    code: 'Uitnodigingscode',
    left: (n) => `voor ${count(n, 'persoon', 'personen')}`,
    until: (day) => `tot ${day}`,
    noEnd: 'zonder einddatum',
    nameless: 'zonder notitie',
    revoke: 'Intrekken',
    revokeOf: (label) => `Uitnodiging intrekken: ${label}`,
  },
  backUp: {
    title: 'Reservekopie',
    text: 'Een kopie van alles, gemaakt terwijl er gespeeld wordt. Die bevat de geheimen van het huis: bewaar hem waar niemand anders bij kan.',
    take: 'Kopie downloaden',
    put: 'Kopie op de server zetten',
    kept: (file, size) => `Bewaard als ${file} (${size}), in de map ‘backups’ naast de gegevens.`,
  },
  tables: {
    title: 'Tafels',
    none: 'Er is geen tafel.',
    status: { waiting: 'niet begonnen', playing: 'wordt gespeeld', over: 'uitgespeeld', archived: 'opgeborgen' },
    listed: 'bij de open tafels',
    inMemory: 'in gebruik',
    touched: (when) => (when === undefined ? 'zojuist actief' : `laatst actief ${when}`),
    nobody: 'er zit niemand',
    close: 'Sluiten',
    closeOf: (game, names) => `Tafel sluiten: ${game}, ${names}`,
    sure: (game, names) => `Deze tafel van ${game} (${names}) sluiten? De partij eindigt zonder uitslag.`,
    more: 'Er zijn er meer; alleen de laatste zijn te zien.',
    damaged: {
      title: 'Beschadigde tafels',
      text: 'Van deze tafels is iets verloren gegaan; daarom kan niemand er verder spelen. Zet een reservekopie terug, of aanvaard op de opdrachtregel wat er over is: wunderkammer admin accept <tafel>.',
      sound: (sound, total) => `van ${total} gebeurtenissen zijn de eerste ${sound} in orde`,
    },
  },
  people: {
    title: 'Mensen',
    find: 'Naam zoeken',
    go: 'Zoeken',
    none: 'Niemand gevonden.',
    line: (since, tables) => `hier sinds ${since}, aan ${count(tables, 'tafel', 'tafels')}`,
    remove: 'Verwijderen',
    removeOf: (name) => `${name} verwijderen`,
    sure: (name) =>
      `${name} verwijderen, met alles wat erbij hoort? Een bot neemt de plaatsen over; de naam en wat er geschreven is, verdwijnen. Dit kan niet ongedaan worden gemaakt.`,
    removed: (name) => `${name} is verwijderd.`,
    more: 'Er zijn er meer; zoek op naam.',
  },
};

export default nl;
