export const pitch = 'Ask, bluff and remember your way through a ruin of 84 chambers, and beware of the dungeon.';

export const introduction =
  'You collect combinations of three cards: a wing, a row and a stone, worth wing × row × stone. You hold two cards at most, so the rest are in other players’ hands. Walk the track, ask the player whose fields you stop on, watch the tokens, and come home to lay down a combination when you know who holds what.';
