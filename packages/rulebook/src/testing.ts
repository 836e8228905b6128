import { readRulebook } from './read-rulebook.ts';

/** A small book with everything that a rule may have. */
export const BOOK = readRulebook(
  `# Spiel

Worum es geht.

## Würfe

### XX-1 Der große Wurf

Wirf alle **drei** Stäbe.

| Augen | Bedeutung |
| ----- | --------- |
| 12    | Glück     |

> **R** Darf man zweimal werfen?
>
> Nein.
>
> Im Büchlein steht nichts.

> **R** Und der Lehrling?
>
> Er wartet.
>
> So steht es dort.

### XX-12 Verbannt

Der Lehrling geht ins Labyrinth ([XX-1]).

- Er verliert den Kraftstein.

## Wege

### XX-3 Der Weg

Er endet im Norden.

## Schluss

### XX-2 Das Ende

![Der Sieger hebt den Stab](figure:end)

Wer alles hat, gewinnt.

> **R** Und wenn niemand gewinnt?
>
> Dann nicht.
>
> Ein Wurf entscheidet nichts.

[XX-1]: #xx-1-der-große-wurf
`,
  'book.md',
);
