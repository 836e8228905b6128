import type { ViolationCode } from '../../violations.ts';

/** Why a step is refused, in Dutch. */
export const refusals: Readonly<Record<ViolationCode, string>> = {
  'deal/not-now': 'De stenen zijn al verdeeld.',
  'deal/number': 'Zoveel stenen krijgt een speler hier niet.',
  'deal/eye': 'In het makkelijke spel doen de alziende ogen niet mee.',
  'deal/twice': 'Elke steen is er maar één keer.',
  'first/not-now': 'Er wordt nu niet geloot wie begint.',

  'arrange/not-now': 'Opstellen kan nu niet.',
  'arrange/done': 'Je opstelling staat al.',
  'arrange/eye': 'In het makkelijke spel doen de alziende ogen niet mee.',
  'arrange/stones': 'Zet al je eigen stenen neer, elk één keer, en geen andere.',
  'arrange/column': 'In het makkelijke spel zijn er maar vijf kolommen.',
  'arrange/colour-in-two-rows': 'Stenen van dezelfde kleur horen op één rij.',
  'arrange/two-colours-in-a-row': 'Op een rij staat maar één kleur.',
  'arrange/digit-in-two-columns': 'Stenen met hetzelfde cijfer horen in één kolom.',
  'arrange/two-digits-in-a-column': 'In een kolom staat maar één cijfer.',
  'arrange/eye-off-its-row': 'Een alziend oog staat op de rij van zijn kleur.',
  'arrange/eye-on-a-stone': 'Op de plaats van dit alziende oog staat al een steen.',

  'turn/not-yours': 'Je bent niet aan de beurt.',
  'cell/column': 'In het makkelijke spel zijn er maar vijf kolommen.',

  'guess/not-now': 'Er kan nu niet geraden worden.',
  'guess/eye': 'In het makkelijke spel doen de alziende ogen niet mee.',
  'guess/yourself': 'Raad bij een andere speler, niet bij jezelf.',
  'guess/no-hidden-stone': 'Daar staat geen geheime steen.',
  'guess/protected': 'Deze speler verloor zojuist een steen en is de eerste keer dat je raadt beschermd.',
  'stop/not-now': 'Stoppen kan pas als je goed hebt geraden.',
  'give/not-now': 'Er valt nu geen steen weg te geven.',
  'give/open-only': 'Aan deze tafel wordt niets weggegeven: draai een eigen steen open.',
  'give/no-hidden-stone': 'Daar staat geen geheime steen van jou.',
  'open/not-now': 'Er valt nu geen eigen steen open te draaien.',
  'open/no-hidden-stone': 'Daar staat geen geheime steen van jou.',
  'settle/not-now': 'Er is nu geen gekregen steen neer te zetten.',
  'settle/not-receiver': 'Wie de steen gekregen heeft, zet hem neer.',
  'settle/row': 'Dat is niet de rij voor deze kleur.',
  'settle/column': 'Dat is niet de kolom voor dit cijfer.',
  'settle/cell-taken': 'Een gekregen alziend oog komt op een vrij vakje van zijn rij.',
  'game/over': 'De partij is uit.',
};
