import type { LessonWords } from '../../../learn/lesson.ts';
import type { BeatId } from './lesson.ts';

const words: LessonWords<BeatId> = {
  welcome: {
    title: 'A game of secrets',
    text: 'You and your opponent each set up ten secret stones. Then you try to name each other’s. Whoever keeps a secret longest wins.',
  },
  stones: {
    title: 'Your ten stones',
    text: 'Five colours, the digits 1 to 5, and each stone exists only once: what you hold, your opponent cannot have. Ten stones are theirs, and five lie hidden for the whole game.',
  },
  arrange: {
    title: 'Set them up',
    text: 'One colour per row, one digit per column. Which goes where is up to you, but keep it simple today: red on row A, yellow B, green C, blue D, purple E, and each digit in the column of its own number. Or have them set up for you.',
  },
  backs: {
    title: 'Only backs, and yet…',
    text: 'These are your opponent’s stones. You see where they stand, not what they are. But stones on a row share a colour, and stones in a column share a digit.',
  },
  'row-of-four': {
    title: 'Row C gives itself away',
    text: 'Row C has four stones of one colour. You hold two or more of every colour except green, so only green can have four left. Row C is green.',
  },
  'first-guess': {
    title: 'Name your first stone',
    text: 'Column 3 has four stones of one digit. You hold two or more of every digit except the 2, so these are the 2s. Point at C3 and name the green 2.',
  },
  right: {
    title: 'Right!',
    text: 'The stone is revealed. After a right guess you may go on or stop. There is another stone you can be sure of, so let us go on.',
  },
  gap: {
    title: 'Look at the gap',
    text: 'Row C has every green but your own green 3. So its gap, column 2, is where their 3s belong. Four of the 3s are yours, and only the purple one is not. Name the purple 3 on E2.',
  },
  stop: {
    title: 'Stop while you are ahead',
    text: 'Two out of two! From here on it would be luck, and a wrong guess costs you a stone. Stop.',
  },
  'found-out': {
    title: 'They can count, too',
    text: 'Your opponent had four greens, so you could have only one. And your only row with a single stone was row C. Secrets are hard to keep here.',
  },
  'their-miss': {
    title: 'Wrong, this time',
    text: 'D3 is your blue 3. All that is said is “wrong”, nothing more. Now your opponent must reveal one of their hidden stones and give it to you.',
  },
  settle: {
    title: 'A gift with a sting',
    text: 'You get the green 4, face up. It belongs where your green row and your column of 4s cross: put it on C4. The sting: now everybody knows where your 4s are.',
  },
  'gift-tells': {
    title: 'It tells on the giver, too',
    text: 'The green 4 came from C5, so column 5 was for their 4s. Columns 2 and 3 you know already. That leaves 1 and 5 for columns 1 and 4. But which is which?',
  },
  'coin-toss': {
    title: 'Toss a coin',
    text: 'On your turn you must guess at least once, and this time nothing is certain. C1 is the green 1 or the green 5. Try the green 1.',
  },
  give: {
    title: 'Wrong. Now pay cleverly',
    text: 'You must reveal a stone and give it away. Take the red 3 on A3: that column 3 holds your 3s is no secret any more. And your opponent will have to show you where red stands.',
  },
  'red-row': {
    title: 'What your mistake has bought you',
    text: 'The red 3 stands on D2, so row D is their red row. And since C1 is not the green 1, it must be the green 5. Not a bad bargain.',
  },
  notebook: {
    title: 'Too much to remember?',
    text: 'Write down in the notebook what you have found out. Nobody else can read it.',
  },
  'close-call': {
    title: 'That was close',
    text: 'They found your purple 4, helped by their own gift. Then they stopped before a coin toss. Had they won it, they would have known every stone you have. Now it is your turn!',
  },
  strike: {
    title: 'Strike back',
    text: 'Now you know what stands on C1. Name the green 5.',
  },
  'last-green': {
    title: 'And the next',
    text: 'On row C one stone is still hidden, and just one green has not turned up. Name the green 1 on C4.',
  },
  'gift-pays': {
    title: 'Your gift pays off',
    text: 'Row D is red, as your own red 3 has shown. Column 3 holds the 2s. So what is D3? The red 2.',
  },
  winning: {
    title: 'How you win',
    text: 'Whoever has no hidden stone left is out, and the last one with a secret wins. You have seven hidden stones, your opponent four.',
  },
  eye: {
    title: 'Later: the all-seeing eye',
    text: 'In the full game each colour has an eye as well. It stands on its colour’s row, but in any column, and spoils the neatest reasoning. If a given stone belongs in its place, the eye goes to the middle of the table.',
  },
  finale: {
    title: 'The last stretch',
    text: 'Four stones, and you can know them all. Rows A and B are yellow and blue. Column 1 is for their 5s, column 4 for their 1s. Which of those do you hold yourself?',
  },
  'yellow-five': {
    title: 'Whose five?',
    text: 'Column 1 holds the 5s, so A1 is the yellow 5 or the blue 5. The blue 5 stands before you. So A1 is the yellow 5, and row A is yellow.',
  },
  'yellow-two': {
    title: 'The same row',
    text: 'Row A is yellow, and column 3 holds the 2s. What is A3?',
  },
  'blue-two': {
    title: 'Only blue is left',
    text: 'Yellow has its row, so B is blue. B3 stands in the column of the 2s.',
  },
  'last-stone': {
    title: 'The last secret',
    text: 'Column 4 holds the 1s, and row B is blue. Name it, and your opponent has no secret left.',
  },
  won: {
    title: 'Judgement is passed',
    text: 'You have kept your secrets and found all of theirs: your first game is won. Look at what lies on the scales; then try a short game without me.',
  },
};

export default words;
