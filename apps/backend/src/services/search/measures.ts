import type { Reading } from './reading.ts';
import { allOf, anyOf, type TextClass, type WordsQuery } from './words-query.ts';

/** Units in the notation of `search_text` after a number. */
const units: readonly string[] = ['kg', 'lb', 'mm', 'cm', 'in', 'oz', 'g', 'm'];

const kilogramsPerPound = 0.45359237;

/** Tolerance for rounded conversions: a 45 lb bar weighs 20 kg, which is 44.1 lb. */
const tolerance = 0.025;

/** Whether a word is a number, as '45' and '2.5'. */
export const isNumberWord = (word: string): boolean => /^[0-9.]+$/.test(word);

const isUnit = (word: string | undefined): word is string => units.some((unit) => unit === word);

const followedBy = (number: string, unit: string, classes?: readonly TextClass[]): WordsQuery => ({
  kind: 'sequence',
  words: [number, unit],
  ...(classes ? { classes } : {}),
});

/** The places of a measure in a document, best first: the name; the options; anywhere. */
const places: readonly (readonly TextClass[] | undefined)[] = [['name'], ['name', 'options'], undefined];

const measureOf = (number: string, unit: string | undefined, classes?: readonly TextClass[]): WordsQuery =>
  isUnit(unit)
    ? followedBy(number, unit, classes)
    : anyOf([followedBy(number, 'lb', classes), followedBy(number, 'kg', classes)]);

/**
 * Creates queries that find a phrase's numbers with their units, from those in the name to those that are only
 * mentioned. A number without a unit is taken as a weight. Empty for a phrase without numbers.
 */
export const measureQueriesOf = (words: readonly string[]): readonly WordsQuery[] => {
  const numbers = words.flatMap((word, at) => (isNumberWord(word) ? [{ word, unit: words[at + 1] }] : []));
  if (numbers.length === 0) return [];
  return places.map((classes) => allOf(numbers.map(({ word, unit }) => measureOf(word, unit, classes))));
};

/** The numbers with their units in a text's words, in the format of the queries above. */
export const measuresIn = (words: readonly string[]): readonly (readonly [number: string, unit: string])[] =>
  words.flatMap((word, at) => {
    const unit = words[at + 1];
    return isNumberWord(word) && isUnit(unit) ? [[word, unit] as const] : [];
  });

/** Whole and half kilograms or pounds within the tolerance of a weight. */
const halvesNear = (weight: number): readonly number[] => {
  const first = Math.ceil(weight * (1 - tolerance) * 2);
  const last = Math.floor(weight * (1 + tolerance) * 2);
  return Array.from({ length: Math.max(0, Math.min(last - first + 1, 20)) }, (_, step) => (first + step) / 2);
};

/** The weights of a phrase in the other unit: '45 lb' is also read as '20 kg'. */
export const equalWeights = (words: readonly string[]): readonly Reading[] =>
  words.flatMap((word, start) => {
    const unit = words[start + 1];
    if (!isNumberWord(word) || (unit !== 'lb' && unit !== 'kg')) return [];
    const weight = Number(word);
    const [other, converted] = unit === 'lb' ? ['kg', weight * kilogramsPerPound] : ['lb', weight / kilogramsPerPound];
    return halvesNear(converted).map((near) => ({ start, length: 2, query: followedBy(String(near), other) }));
  });
