export const pitch = 'Arrange your stones in secret, and see through the others before they see through you.';

export const introduction =
  'Everybody sets up secret stones: one colour per row, one digit per column. You see where the others’ stones stand, but not what they are. Point at one and name it: if you are right, it is revealed and you go on; if you are wrong, you pay with a stone of your own. The last player with hidden stones wins.';
