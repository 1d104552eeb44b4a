import type { Site } from '@ironcart/core/site';

type Weighing = Pick<Site, 'weightUnit'>;

const figure = '\\d+(?:,\\d{3})*(?:\\.\\d+)?';
/** Several figures of one unit: '500, 600 or 750', '480 to 620', '1,220 x 305'. */
const figures = `(?:${figure}(?:, | or | and | to | by | x ))*${figure}`;
/** Not part of a word or a number, and not already beside the other unit, as in '15 in (381 mm)'. */
const lengths = new RegExp(
  `(?<![\\p{L}\\d(.,±/-]|\\d )(${figures})[ \\u00a0](mm|cm|m|metres|meters)(?![\\p{L}\\d²³]| \\()`,
  'gu',
);
/**
 * Weights that stand by themselves. Before a noun a weight names an article, which is sold by it: '20 kg bar'; after
 * 'g of' it is the article that a tolerance belongs to.
 */
const weights = new RegExp(
  `(?<![\\p{L}\\d(.,±/-]|\\d | g of )(${figures})[ \\u00a0]kg(?=[.,;:]|$| (?:of|on|in|and|or|with|when|empty|each|goes|comes)(?!\\p{L}))`,
  'gu',
);

const millimetresOf = { mm: 1, cm: 10, m: 1_000, metres: 1_000, meters: 1_000 } as const;
export const poundsPerKilogram = 2.204_622_621_8;

/** Lengths below this are shown in millimetres alone: a shaft of 28 mm and a tube of 75 mm are called so everywhere. */
const fineMm = 100;

/** Lengths above this are distances of a workout, which are run and rowed in metres everywhere. */
const distanceMm = 20_000;

const numberIn = (text: string): number => Number(text.replaceAll(',', ''));

const rounded = (value: number, step: number): string =>
  (Math.round(value / step) * step).toLocaleString('en-US', { maximumFractionDigits: 1 });

/** A weight in words is a round figure: to 5 lb from 100 lb on, to a pound below; one small weight to its tenth. */
const pounds = (kilograms: number, isAlone: boolean): string => {
  const exact = kilograms * poundsPerKilogram;
  return rounded(exact, exact >= 100 ? 5 : isAlone && exact < 20 ? 0.1 : 1);
};

/** A measure whose unit stays on the line of its last figure. */
const unbroken = (measure: string): string => measure.replace(/ (?=\p{L}+$)/u, '\u00a0');

const eachFigure = (list: string, shown: (value: number) => string): string =>
  list.replace(new RegExp(figure, 'g'), (found) => shown(numberIn(found)));

const lengthsIn = (text: string): string =>
  text.replace(lengths, (found, list: string, unit: keyof typeof millimetresOf) => {
    const millimetres = [...list.matchAll(new RegExp(figure, 'g'))].map(([one]) => numberIn(one) * millimetresOf[unit]);
    const longest = Math.max(...millimetres);
    if (longest < fineMm || longest > distanceMm) return found;
    const [perUnit, shown] = millimetresOf[unit] === 1_000 ? [304.8, 'ft'] : [25.4, 'in'];
    return `${eachFigure(list, (value) => rounded((value * millimetresOf[unit]) / perUnit, 0.1))}\u00a0${shown} (${unbroken(found)})`;
  });

const weightsIn = (text: string): string =>
  text.replace(weights, (found, list: string) => {
    const isAlone = !list.includes(' ');
    return `${eachFigure(list, (value) => pounds(value, isAlone))}\u00a0lb (${unbroken(found)})`;
  });

const outsideTags = ({ weightUnit }: Weighing, text: string, shown: (part: string) => string): string =>
  weightUnit === 'kg'
    ? text
    : text
        .split(/(<[^>]*>)/)
        .map((part) => (part.startsWith('<') ? part : shown(part)))
        .join('');

/**
 * Converts the lengths of a text or HTML, which is written once in metric units: sites in pounds show inches, or feet
 * for metres, with the metric length beside them: '42.9 in (1,090 mm) wide'.
 */
export const textInLengthsOf = (site: Weighing, text: string): string => outsideTags(site, text, lengthsIn);

/** Converts the lengths and weights of a text or HTML: sites in pounds show '330 lb (150 kg) of plates'. */
export const textInMeasuresOf = (site: Weighing, text: string): string =>
  outsideTags(site, text, (part) => weightsIn(lengthsIn(part)));
