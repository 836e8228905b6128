import type { LessonWords } from '../../../learn/lesson.ts';
import type { BeatId } from './lesson.ts';

const words: LessonWords<BeatId> = {
  welcome: {
    title: 'Welcome, Your Majesty',
    text: 'You are the red king. In this ruin of 84 chambers you collect combinations: a wing, a row and a stone. You hold two cards at most, so the third is always in someone else’s hand. First to 24 points wins.',
  },
  'lay-off-air': {
    title: 'Two of one type',
    text: 'Air and fire are both wings, and you may never keep two cards of one type. One must go, face up. Fire counts 4, air only 1: discard air.',
  },
  'first-throw': {
    title: 'You begin',
    text: 'Your 4 beats the queen’s 2, so you start. Throw the three sticks: two show how far you can walk, the third shows a salamander or a token.',
  },
  salamander: {
    title: 'The salamander brings a card',
    text: 'You took row 2, and nobody saw it. Fire and row 2 are of different types, so both stay. All you lack now is a stone. The queen may have one.',
  },
  'first-move': {
    title: 'Plus or minus',
    text: 'You threw 3 and 4. Walk the sum, 7, or the difference, 1. Seven takes you to the queen’s fields, and there you may ask her something. Walk 7.',
  },
  'first-question': {
    title: 'Ask her',
    text: 'Everyone hears your question, only you get the answer, and it is always true. Aim high: ask about stone 3.',
  },
  yes: {
    title: 'Yes!',
    text: 'She has it. Fire × row 2 × stone 3 is 4 × 2 × 3: 24 points. But the card stays with her for now. You can claim it only on your own starting place, so you have to get home first.',
  },
  'stone-gone': {
    title: 'That was your stone',
    text: 'She heard your question too. She took a new card and discarded stone 3, before your very eyes. What you know today may be gone tomorrow.',
  },
  'thrown-out': {
    title: 'Into the dungeon',
    text: 'And she stopped exactly on your field: that sends you to the dungeon. She threw a double, the same number twice, so she may throw once more.',
  },
  'her-token': {
    title: 'Her token talks',
    text: 'She threw the token and placed it on water, row 6, stone 1. Every card in her hand has to be true to that chamber. She holds two cards, so one of the three facts is a bluff.',
  },
  keys: {
    title: 'Five throws for three keys',
    text: 'She stayed on her own fields: a question to you would have set you free. So help yourself. Sticks that show a key stay put, the others are thrown again, five times at most. Go!',
  },
  free: {
    title: 'At the very last throw',
    text: 'Three keys! You stand on your starting place and your turn goes on as usual. You could even claim here, if you knew a stone. You don’t yet, so throw.',
  },
  bluff: {
    title: 'Your turn to bluff',
    text: 'Token! Fire and row 2 are in your hand, so those must be true. The stone is yours to invent. Choose stone 3, and let her wonder whether you found another one.',
  },
  revenge: {
    title: 'Eight fields',
    text: 'Double four! The sum is 8, and eight fields from here stands the queen. Walk 8 and send her where she sent you.',
  },
  prisoner: {
    title: 'A prisoner and a question',
    text: 'You are on her fields, so you may ask. It will free her, but knowing is worth it. Water is of no use to you and smells of bluff: ask about water.',
  },
  deduction: {
    title: 'A no that says it all',
    text: 'No water! Then the other two facts are true: she holds row 6 and stone 1. One question, two cards. Now get home before she can change them.',
  },
  double: {
    title: 'Throw again',
    text: 'Your double four gives you another throw with all three sticks. Four pips or more will take you home. Throw!',
  },
  'lay-off-row': {
    title: 'Three is one too many',
    text: 'You took row 4, but two rows may not stay together. Keep the better one and discard row 2. Your token still speaks of row 2. Let it: it stays until you throw a token again.',
  },
  home: {
    title: 'Go in',
    text: 'The sum is 6. Your way leads over the middle one of your five fields with pips to spare, so you may go in. What is left over is lost. Go home.',
  },
  claim: {
    title: 'The moment of truth',
    text: 'Lay down fire and name the queen’s row 6 and stone 1. Your own row 4 would do as well, but 6 counts more: 4 × 6 × 1 = 24. One wrong card would mean the dungeon. You are sure, though.',
  },
  won: {
    title: 'The salamander is yours',
    text: '24 points: with that you have won your first game. Usually one plays to 84, or to 49 for a shorter evening. Look at what lies on the table now; then try it without me.',
  },
};

export default words;
