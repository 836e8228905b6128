import { plural } from '@wunderkammer/kernel';
import type { Words } from './en.ts';

const throws = (n: number): string => `${n} ${plural('nl', n, 'worp of trekking', 'worpen en trekkingen')}`;

const nl: Words = {
  title: 'Was het toeval eerlijk?',
  explain: 'Hoe weet je dat het toeval eerlijk is?',
  checking: 'Alle worpen en trekkingen worden nagerekend…',
  fair: (n) => `Ja. ${throws(n)} nagerekend, en alles klopt.`,
  unfair: 'Van deze partij is niet te bewijzen dat het toeval eerlijk was.',
  noRecord: 'De partij kon niet worden opgehaald. Probeer het zo opnieuw.',
  lead: 'Dat er niet met het toeval geknoeid is, hoef je niemand op zijn woord te geloven: je kunt het nagaan. Het werkt als een verzegelde envelop:',
  seal: {
    title: 'Het zegel',
    text: 'Voordat de partij begint, wordt een geheim getal getrokken en achter slot en grendel gelegd. Iedereen krijgt het zegel ervan te zien: een lang getal dat bij geen enkel ander geheim past. Vanaf dat moment valt er niets meer te verwisselen.',
    value: 'Zegel',
    same: 'Dit is het zegel dat deze browser vóór de partij heeft gezien.',
    other: 'Dit is niet het zegel dat deze browser vóór de partij heeft gezien.',
  },
  added: {
    title: 'Iedereen voegt iets toe',
    text: 'Pas daarna voegt elke speler er iets van zichzelf aan toe. Zo kan zelfs degene die het geheim achter slot en grendel legde de worpen niet kiezen. Eén ding is niet na te rekenen: of degene die de server van een onlinetafel beheert, tijdens de partij naar het geheim heeft gekeken.',
    nothing: 'niets',
    yours: 'Wat jij toevoegde, staat er letter voor letter in.',
    missing: 'Wat jij vanuit deze browser toevoegde, staat er niet in.',
  },
  seed: {
    title: 'De envelop gaat open',
    text: 'Als de partij uit is, wordt het geheim getoond. Iedereen kan zien dat het bij het zegel past.',
    value: 'Geheim',
  },
  again: {
    title: 'Alles wordt nagerekend',
    text: 'Elke worp en elke trekking volgt uit het geheim en uit wat iedereen toevoegde. Je browser kan ze allemaal narekenen en vergelijken met wat er gespeeld is.',
    done: (n) => `Dat heeft je browser zojuist gedaan voor ${throws(n)}.`,
  },
};

export default nl;
