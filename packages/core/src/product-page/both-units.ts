import { requireText } from '../require-argument.ts';
import { shownNumber } from './shown-number.ts';
import { loadText, poundsPerKilogram, type WeightUnit, weightText } from './weight-text.ts';

const number = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
const oneWeight = new RegExp(`^(${number}) (kg|lb)$`);
/** Several weights, in words round figures: '7 to 16 kg', '5, 10 and 15 kg'. */
const weights = new RegExp(`^(${number}(?:(?:, | to | and | or )${number})+) (kg|lb)$`);
/** A small weight, or several: '170 g', '8 x 56 g'. */
const grams = new RegExp(`^(?:(\\d+) x )?(${number}) g$`);
const cloth = new RegExp(`^(${number}) g/m²$`);
/** A measure, and words or a tolerance after it: '52 cm across', '25 kg ±10 g'. */
const measureAndWords = new RegExp(
  `^(${number}(?:(?: x | to )${number})* (?:kg|lb|mm|cm|m|in|g/m²|g))( \\D+| ±${number} g)?$`,
);
/** One length, or several of one unit: '2,200 mm', '1,240 x 1,270 mm'. */
const lengths = new RegExp(`^(${number}(?: x ${number})*) (mm|cm|m|in)$`);

const millimetresOf = { mm: 1, cm: 10, m: 1_000, in: 25.4 } as const;

/**
 * Lengths below this that have tenths of a millimetre are shown in millimetres on all sites, such as a bar of 28.5 mm.
 */
const fineMm = 100;

const gramsPerOunce = 28.349_523_125;
/** Grams a square metre of cloth that weighs an ounce a square yard. */
const clothPerOunce = 33.905_747;

const figureIn = (figure: string): number => Number(figure.replaceAll(',', ''));

const lengthsText = (figures: string, given: keyof typeof millimetresOf, unit: WeightUnit): string => {
  const all = figures.split(' x ').map((figure) => figureIn(figure) * millimetresOf[given]);
  const isFine = Math.max(...all) < fineMm;
  const inInches = `${all.map((mm) => shownNumber(mm / 25.4, isFine ? 2 : 1)).join(' x ')} in`;
  const metric = given === 'in' ? `${all.map((mm) => shownNumber(mm)).join(' x ')} mm` : `${figures} ${given}`;
  return unit === 'lb' && !isFine ? `${inInches} (${metric})` : `${metric} (${inInches})`;
};

/** Labels of what something may bear, which is a round figure in both units. */
const ofLoad = /\b(?:load|capacity)$/i;

/** A metric measure and the other, in a site's order. */
const inOrder = (metric: string, other: string, unit: WeightUnit): string =>
  unit === 'lb' ? `${other} (${metric})` : `${metric} (${other})`;

/** '15 to 35 lb (7 to 16 kg)': several weights are shown in round figures of the other unit. */
const weightsText = (figures: string, given: WeightUnit, unit: WeightUnit): string => {
  const factor = given === 'kg' ? poundsPerKilogram : 1 / poundsPerKilogram;
  const converted = figures.replace(new RegExp(number, 'g'), (figure) => shownNumber(figureIn(figure) * factor, 0));
  const [inKilograms, inPounds] = given === 'kg' ? [figures, converted] : [converted, figures];
  return inOrder(`${inKilograms} kg`, `${inPounds} lb`, unit);
};

const gramsText = (text: string, unit: WeightUnit): string | undefined => {
  const [, clothFigure] = cloth.exec(text) ?? [];
  if (clothFigure !== undefined) {
    return inOrder(text, `${shownNumber(figureIn(clothFigure) / clothPerOunce)} oz/yd²`, unit);
  }
  const [, count, figure] = grams.exec(text) ?? [];
  if (figure === undefined) return undefined;
  const ounces = `${shownNumber(figureIn(figure) / gramsPerOunce)} oz`;
  return inOrder(text, count === undefined ? ounces : `${count} x ${ounces}`, unit);
};

/** Text that is one weight or several, or lengths of one unit. */
const inBothUnits = (text: string, unit: WeightUnit, label: string): string => {
  const [, figure, given] = oneWeight.exec(text) ?? [];
  if (figure !== undefined) {
    if (ofLoad.test(label)) return loadText(figureIn(figure), given === 'kg' ? 'kg' : 'lb', unit);
    return weightText(given === 'kg' ? figureIn(figure) * poundsPerKilogram : figureIn(figure), unit);
  }
  const [, several, unitOfAll] = weights.exec(text) ?? [];
  if (several !== undefined) return weightsText(several, unitOfAll === 'kg' ? 'kg' : 'lb', unit);
  const inGrams = gramsText(text, unit);
  if (inGrams !== undefined) return inGrams;
  const [, figures, lengthUnit] = lengths.exec(text) ?? [];
  return figures === undefined ? text : lengthsText(figures, lengthUnit as keyof typeof millimetresOf, unit);
};

/**
 * A text of measures, each with or without words after it, between commas: each in the site's unit first and in the
 * other beside it. '52 cm across, 70 cm long' becomes '20.5 in (52 cm) across, 27.6 in (70 cm) long'. Words and
 * percentages may stand beside the measures; every other text stays as it is.
 * @param unit of weight; sites that weigh in pounds measure in inches
 * @param label of the text: a 'Rated load' or a 'Capacity' is converted to a round figure, downwards
 */
export const withBothUnits = (text: string, unit: WeightUnit, label = ''): string => {
  requireText(text, 'text');
  const [, several] = weights.exec(text) ?? [];
  if (several !== undefined) return inBothUnits(text, unit, label);
  const parts = text.split(', ').map((part) => {
    const [, measure, words = ''] = measureAndWords.exec(part) ?? [];
    return measure === undefined
      ? { part, hasFigures: /\d/.test(part.replace(/\d+%/g, '')) }
      : { part: inBothUnits(measure, unit, label) + words, hasFigures: false };
  });
  return parts.some(({ hasFigures }) => hasFigures) ? text : parts.map(({ part }) => part).join(', ');
};
