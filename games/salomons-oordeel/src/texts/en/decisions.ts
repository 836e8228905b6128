import type { DecisionTexts } from '@wunderkammer/kernel';
import type { SalomonsOordeelTypes } from '../../vocabulary.ts';

/** What each decision means, in English. */
export const decisions: DecisionTexts<SalomonsOordeelTypes> = {
  arrange: {
    about:
      'Set up your stones, unseen by the others. All stones of a colour stand on one row, all stones of a digit in one column; each row has one colour, each column one digit. Which goes where is up to you.',
    keys: {
      cells:
        'The others will see which squares are taken, not what stands there. An eye may stand anywhere on its colour’s row, even in a digit’s column.',
    },
  },
  guess: {
    about:
      'Point at a hidden stone of another player and name it. Right: it is revealed, and you may guess again. Wrong: it costs you one of your own stones, unless you have only one left.',
    keys: {
      at: 'First: whose stone? The fewer hidden stones somebody has, the closer they are to going out.',
      row: 'Choose the square as the grid labels it, e.g. B3. Stones on one row share a colour…',
      col: '…and stones in one column share a digit, apart from eyes.',
      stone:
        'Now name it: the colour, then the digit or the eye. Every stone exists once, so it cannot be one of yours, nor one that has been revealed.',
    },
  },
  stop: {
    about: 'You guessed right, so you may also stop here. You lose nothing, and it is the next player’s turn.',
    keys: {},
  },
  give: {
    about:
      'Your guess was wrong. Choose one of your hidden stones: you reveal it and give it to the player you guessed at, who puts it into their own arrangement.',
    keys: {
      row: 'Think of what it gives away: its row shows a colour…',
      col: '…and its column a digit.',
    },
  },
  open: {
    about: 'Your guess was wrong. Choose one of your hidden stones: it is revealed where it stands.',
    keys: {
      row: 'Think of what it gives away: its row shows a colour…',
      col: '…and its column a digit.',
    },
  },
  settle: {
    about:
      'You were given a stone. It goes, face up, in its right place: the row of its colour and the column of its digit. Where you have no such row or column yet, you choose one.',
    keys: {
      row: 'Choose the square as the grid labels it.',
      col: 'If your own eye of that colour stands there, it must make way and go to the middle of the table.',
    },
  },
};
