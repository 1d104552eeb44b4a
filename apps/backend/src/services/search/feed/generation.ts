import type { Generation } from '../../../providers/search/search-index.ts';

/** The layout of an index: the format of its engine, and the number of currencies. */
export interface IndexLayout {
  readonly format: number;
  readonly places: number;
}

const shape = /^[a-z0-9]+_f(\d+)p(\d+)_[a-z0-9]+$/;

/** Composes an index's name from its store and layout. @param random eight digits, for uniqueness */
export const generationOf = (store: string, { format, places }: IndexLayout, random: string): Generation =>
  `${store}_f${format}p${places}_${random}`;

const layoutOf = (generation: Generation): IndexLayout => {
  const [, format = 0, places = 0] = shape.exec(generation) ?? [];
  return { format: Number(format), places: Number(places) };
};

/** The layout of an index relative to this release's; indexes of other releases are left to them. */
export type IndexAge = 'same' | 'older' | 'newer';

export const ageOfIndex = (generation: Generation, own: IndexLayout): IndexAge => {
  const { format, places } = layoutOf(generation);
  if (format === own.format && places === own.places) return 'same';
  return format > own.format || (format === own.format && places > own.places) ? 'newer' : 'older';
};
