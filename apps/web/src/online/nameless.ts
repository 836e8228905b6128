interface Named {
  readonly kind: 'open' | 'person' | 'bot';
  readonly name: string;
}

/** What stays of a voice when its owner has gone; the same word in every language. */
const NAME = 'Echo';

/** Seats with a name each: whoever had the house forget them left theirs without one, to a bot. */
export const withNames = <Seat extends Named>(seats: readonly Seat[]): Seat[] => {
  let nameless = 0;
  return seats.map((seat) => {
    if (seat.kind !== 'bot' || seat.name !== '') return seat;
    nameless++;
    return { ...seat, name: nameless === 1 ? NAME : `${NAME} ${nameless}` };
  });
};
