import type { TextClass } from '../words-query.ts';

/** A word of a `tsvector`: its positions, and the weight label at each. */
export interface PlacedWord {
  readonly word: string;
  readonly positions: readonly number[];
  readonly labels: readonly string[];
}

const classOf: Readonly<Record<string, TextClass>> = { A: 'name', B: 'brand', C: 'options', D: 'description' };

/** The words of each text class in order; empty for a removed word (stop word). */
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
