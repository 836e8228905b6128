import type { Game, Level } from '@wunderkammer/kernel';
import { percent, percentWithin } from '../arena/report.ts';
import type { Estimate } from '../arena/statistics.ts';
import { markdownTable } from '../markdown.ts';
import { BEGINNING } from './fortunes.ts';
import { type Findings, LIVES, type Range, weakerThan } from './measure.ts';
import { PACE } from './pace.ts';

const inRange = ({ low, middle, high }: Range): string =>
  `${middle.toFixed(0)} (${low.toFixed(0)} to ${high.toFixed(0)})`;
const inHundredths = ({ mean, margin }: Estimate): string => `${mean.toFixed(2)} ± ${margin.toFixed(2)}`;

/** Whether chance alone would hardly have brought that: half more than the interval, since one looks at so many numbers. */
const isClear = ({ mean, margin }: Estimate, from: number): boolean => Math.abs(mean - from) > 1.5 * margin;

/** What can be said in a sentence. */
const sentences = (findings: readonly Findings[]): readonly string[] =>
  findings
    .filter(({ setup }) => setup.usual)
    .map(({ setup, wins, beginner, minutes, chance, play, fortunes }) => {
      const fair = 1 / setup.players;
      const seats = wins.flatMap((share, seat) =>
        isClear(share, fair) ? [`seat ${seat} wins ${percentWithin(share)}`] : [],
      );
      const begins =
        beginner === undefined
          ? ''
          : ` Whoever begins wins ${percentWithin(beginner)}${isClear(beginner, fair) ? '' : ', which may well be fair'}.`;
      const goes = fortunes.flatMap(({ about, correlation }) =>
        isClear(correlation, 0) && about !== BEGINNING
          ? [` ${about[0]!.toUpperCase()}${about.slice(1)} goes with winning by ${inHundredths(correlation)}.`]
          : [],
      );
      return `- **${setup.label}** (a fair share is ${percent(fair)}): ${
        seats.length === 0 ? 'no seat is clearly better than another' : seats.join(', ')
      }.${begins}${goes.join('')} A game takes about ${minutes.middle.toFixed(0)} minutes. ${chance === undefined ? '' : `Chance settles ${percentWithin(chance)} of who wins among equals. `}Who plays settles ${percentWithin(play)} between neighbouring levels.`;
    });

/** What was found at the tables of a game, as Markdown; `pictures` are the charts by name, as they are linked. */
export const balancePage = (
  { id }: Game,
  findings: readonly Findings[],
  level: Level,
  command: string,
  pictures: readonly string[],
): string => {
  const picture = (name: string, about: string): string =>
    pictures.includes(name) ? `![${about}](${id}-${name}.svg)` : '';
  const fortunes = findings[0]?.fortunes.map(({ about }) => about) ?? [];
  return [
    `\`${command}\`: ${findings[0]?.games} games of each kind of table, ${level} on every seat; ± is a 95 % interval over seeds.`,
    '## In short',
    sentences(findings).join('\n'),
    '## Who wins',
    picture('seats', 'Wins by seat'),
    markdownTable(
      ['', 'wins by seat', 'who begins'],
      findings.map(({ setup, wins, beginner }) => [
        setup.label,
        wins.map(percentWithin).join(', '),
        beginner === undefined ? '' : percentWithin(beginner),
      ]),
    ),
    '## How long it takes',
    `The middle of all games, and within which eight of ten lie. A turn is a row of decisions of one seat. Minutes are no measurement: they assume ${PACE.chance} seconds for a throw or a draw, ${PACE.forced} for what leaves no choice, ${PACE.choice} for a choice, ${PACE.manyChoices} where there are more than twenty, and ${PACE.unlisted} where there are too many to list.`,
    picture('minutes', 'Minutes a game'),
    markdownTable(
      ['', 'turns', 'decisions', 'steps', 'minutes'],
      findings.map(({ setup, turns, decisions, steps, minutes }) => [
        setup.label,
        ...[turns, decisions, steps, minutes].map(inRange),
      ]),
    ),
    '## What luck settles',
    [
      `_Chance, the same players_: every seed (the deal, and what is thrown at each step) is played ${LIVES} times by players who are alike and leave other things to luck of their own; the share of the variance of who wins that is between seeds (intraclass correlation). At 100 % the seed alone says who wins, at 0 % it says nothing. Players who leave nothing to luck play the same game each time, which says nothing.`,
      `_Chance, seats exchanged_: the same, when one ${level} plays ${weakerThan(level)} on all other seats and sits on each in turn: does the seat win again, whoever sits there?`,
      `_Play_: the share of the variance that is between that ${level} and the others, over all these games.`,
    ].join('\n'),
    picture('luck', 'What chance settles'),
    markdownTable(
      ['', 'chance, the same players', 'chance, seats exchanged', 'play'],
      findings.map(({ setup, chance, chanceExchanged, play }) => [
        setup.label,
        ...[chance, chanceExchanged, play].map((share) =>
          share === undefined ? 'the same game each time' : percentWithin(share),
        ),
      ]),
    ),
    '## What the deal decides',
    'The correlation of what a seat is dealt or draws with what it wins, within each game: 0 is nothing, 1 everything.',
    picture('deal', 'What goes with winning'),
    markdownTable(
      ['', ...fortunes],
      findings.map(({ setup, fortunes: own }) => [
        setup.label,
        ...own.map(({ correlation }) => inHundredths(correlation)),
      ]),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
};
