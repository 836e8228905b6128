export const pitch = 'Send your apprentice down the winding path and duel the other mages for seven tarot cards.';

export const introduction =
  'Be the first to own all seven tarot cards. Each turn three wands say how far your apprentice walks and how many places your mage jumps. When the two meet on a magic place, you take its card. A mage banishes the apprentices of others, and two mages on the same place fight a duel.';
