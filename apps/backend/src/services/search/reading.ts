/** Another way to read some of the words that follow each other: a synonym, or words run together or torn apart. */
export interface Reading {
  /** Of the first of the words, from 0. */
  readonly start: number;
  readonly length: number;
  readonly query: string;
  /** The word of `near` that is read so; undefined: what was typed. */
  readonly of?: string | undefined;
}
