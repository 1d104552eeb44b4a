import type { Generation } from '../../../providers/search/search-index.ts';

/** How an index is laid out: in which format of its engine, and for how many currencies. */
export interface IndexLayout {
  readonly format: number;
  readonly places: number;
}

const shape = /^[a-z0-9]+_f(\d+)p(\d+)_[a-z0-9]+$/;

/** Names an index after its store and layout. @param random eight digits, so that each index has its own name */
export const generationOf = (store: string, { format, places }: IndexLayout, random: string): Generation =>
  `${store}_f${format}p${places}_${random}`;

const layoutOf = (generation: Generation): IndexLayout => {
  const [, format = 0, places = 0] = shape.exec(generation) ?? [];
  return { format: Number(format), places: Number(places) };
};

/** How an index compares with what this release of the store reads and writes: one of another release is left to it. */
export type IndexAge = 'same' | 'older' | 'newer';

export const ageOfIndex = (generation: Generation, own: IndexLayout): IndexAge => {
  const { format, places } = layoutOf(generation);
  if (format === own.format && places === own.places) return 'same';
  return format > own.format || (format === own.format && places > own.places) ? 'newer' : 'older';
};
