/** A name for a drawing, where no line can be broken: of so many letters at the most. */
export const shortened = (name: string, letters: number): string =>
  name.length > letters ? `${name.slice(0, letters - 1)}…` : name;
