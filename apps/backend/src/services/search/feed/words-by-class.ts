import type { TextClass } from '../words-query.ts';

/** A word of a `tsvector`: where it stands, and the label of the class at each of these positions. */
export interface PlacedWord {
  readonly word: string;
  readonly positions: readonly number[];
  readonly labels: readonly string[];
}

const classOf: Readonly<Record<string, TextClass>> = { A: 'name', B: 'brand', C: 'options', D: 'description' };

/** The words of each class in their order; an empty one where the text goes on after a word that is not kept. */
export const wordsByClass = (placed: readonly PlacedWord[]): Readonly<Record<TextClass, readonly string[]>> => {
  const found: Record<TextClass, { word: string; position: number }[]> = {
    name: [],
    brand: [],
    options: [],
    description: [],
  };
  for (const { word, positions, labels } of placed) {
    for (const [at, position] of positions.entries()) {
      found[classOf[labels[at] ?? 'D'] ?? 'description'].push({ word, position });
    }
  }
  const inOrder = (words: readonly { readonly word: string; readonly position: number }[]): readonly string[] => {
    const sorted = words.toSorted((one, other) => one.position - other.position);
    return sorted.flatMap(({ word, position }, at) => {
      const before = sorted[at - 1];
      return before !== undefined && position > before.position + 1 ? ['', word] : [word];
    });
  };
  return {
    name: inOrder(found.name),
    brand: inOrder(found.brand),
    options: inOrder(found.options),
    description: inOrder(found.description),
  };
};
