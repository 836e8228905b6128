import { plural } from '@wunderkammer/kernel';
import type { AdminWords } from './en.ts';

const count = (n: number, one: string, other: string): string => `${n} ${plural('de', n, one, other)}`;

const de: AdminWords = {
  title: 'Hinter den Kulissen',
  lead: 'Für alle, die dieses Haus führen.',
  none: {
    title: 'Hier gibt es nichts zu sehen',
    text: 'Dieses Haus wird ohne diese Seiten geführt. Wer den Server startet, öffnet sie mit ADMIN_PASSWORD.',
  },
  enter: {
    password: 'Passwort des Hauses',
    help: 'Mit ihm wurde der Server gestartet, in ADMIN_PASSWORD.',
    go: 'Eintreten',
    wrong: 'Das ist nicht das Passwort des Hauses.',
    missing: 'Das Passwort fehlt.',
    plain: 'Diese Seite kam über einfaches HTTP: Andere im Netz könnten das Passwort mitlesen.',
  },
  leave: 'Abschließen und gehen',
  figures: {
    title: 'Das Haus jetzt',
    playing: 'laufende Partien',
    waiting: 'wartende Tische',
    over: 'beendet',
    people: 'Leute',
    connections: 'verbunden',
    since: (when) => `Der Server läuft seit ${when}.`,
  },
  lock: {
    title: 'Die Tür',
    open: 'Offen: Wer die Adresse kennt, kommt mit einem Namen herein.',
    locked:
      'Abgeschlossen: Wer neu ist, braucht eine Einladung; ohne sie sieht niemand einen Tisch, auch nicht die offenen. Wer schon da ist, bleibt.',
    doLock: 'Haus abschließen',
    doOpen: 'Haus öffnen',
  },
  invitations: {
    title: 'Einladungen',
    text: 'Solange das Haus abgeschlossen ist, kommt man mit einer Einladung herein.',
    none: 'Keine Einladung ist offen.',
    label: 'Wofür',
    labelHelp: 'Das siehst nur du.',
    uses: 'Für wie viele Leute',
    days: 'Gültig',
    daysNames: { '1': '1 Tag', '7': '1 Woche', '30': '30 Tage', ever: 'ohne Enddatum' },
    make: 'Einladung ausstellen',
    made: 'Gib diesen Code weiter. Er wird nur dieses eine Mal gezeigt.',
    code: 'Einladungscode',
    left: (n) => `für ${count(n, 'Person', 'Personen')}`,
    until: (day) => `bis ${day}`,
    noEnd: 'ohne Enddatum',
    nameless: 'ohne Vermerk',
    revoke: 'Zurückziehen',
    revokeOf: (label) => `Einladung zurückziehen: ${label}`,
  },
  backUp: {
    title: 'Sicherung',
    text: 'Eine Kopie von allem, gemacht, während gespielt wird. Sie enthält die Geheimnisse des Hauses: Bewahre sie dort auf, wo sie sonst niemand lesen kann.',
    take: 'Kopie herunterladen',
    put: 'Kopie auf dem Server speichern',
    kept: (file, size) => `Gespeichert als ${file} (${size}), im Ordner „backups“ neben den Daten.`,
  },
  tables: {
    title: 'Tische',
    none: 'Es gibt keinen Tisch.',
    status: { waiting: 'nicht begonnen', playing: 'wird gespielt', over: 'beendet', archived: 'weggeräumt' },
    listed: 'bei den offenen Tischen',
    inMemory: 'in Gebrauch',
    touched: (when) => (when === undefined ? 'gerade eben aktiv' : `zuletzt aktiv ${when}`),
    nobody: 'niemand sitzt dort',
    close: 'Schließen',
    closeOf: (game, names) => `Tisch schließen: ${game}, ${names}`,
    sure: (game, names) => `Diesen Tisch (${game}, ${names}) schließen? Die Partie endet ohne Ergebnis.`,
    more: 'Es gibt noch mehr; nur die letzten sind zu sehen.',
    damaged: {
      title: 'Beschädigte Tische',
      text: 'Von diesen Tischen ging etwas verloren; deshalb kann dort niemand weiterspielen. Spiel eine Sicherung ein, oder nimm auf der Befehlszeile an, was übrig ist: wunderkammer admin accept <Tisch>.',
      sound: (sound, total) => `von ${total} Ereignissen sind die ersten ${sound} in Ordnung`,
    },
  },
  people: {
    title: 'Leute',
    find: 'Nach einem Namen suchen',
    go: 'Suchen',
    none: 'Niemand gefunden.',
    line: (since, tables) => `hier seit ${since}, an ${count(tables, 'Tisch', 'Tischen')}`,
    remove: 'Entfernen',
    removeOf: (name) => `${name} entfernen`,
    sure: (name) =>
      `${name} mit allem entfernen, was dazugehört? Ein Bot übernimmt die Plätze; der Name und alles Geschriebene verschwinden. Das lässt sich nicht rückgängig machen.`,
    removed: (name) => `${name} ist entfernt.`,
    more: 'Es gibt noch mehr; suche nach einem Namen.',
  },
};

export default de;
