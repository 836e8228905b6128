/** One kind of thing in a game's box, and how many of it there are. What it is called stands in the game's texts. */
export interface Component<Id extends string = string> {
  readonly id: Id;
  readonly count: number;
}
