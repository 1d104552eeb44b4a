import { requireText } from '../require-argument.ts';
import { shownNumber } from './shown-number.ts';
import { loadText, poundsPerKilogram, type WeightUnit, weightText } from './weight-text.ts';

const number = String.raw`\d[\d,]*(?:\.\d+)?`;
const oneWeight = new RegExp(`^(${number}) (kg|lb)$`);
/** A measure, and words about it: '52 cm across'. */
const measureAndWords = new RegExp(`^(${number}(?: x ${number})* (?:kg|lb|mm|cm|m|in))( \\D+)?$`);
/** One length, or several of one unit: '2,200 mm', '1,240 x 1,270 mm'. */
const lengths = new RegExp(`^(${number}(?: x ${number})*) (mm|cm|m|in)$`);

const millimetresOf = { mm: 1, cm: 10, m: 1_000, in: 25.4 } as const;

/**
 * Lengths below this that have tenths of a millimetre are shown in millimetres on all sites, such as a bar of 28.5 mm.
 */
const fineMm = 100;

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

/** Text that is one weight, or lengths of one unit. */
const inBothUnits = (text: string, unit: WeightUnit, label: string): string => {
  const [, figure, given] = oneWeight.exec(text) ?? [];
  if (figure !== undefined) {
    if (ofLoad.test(label)) return loadText(figureIn(figure), given === 'kg' ? 'kg' : 'lb', unit);
    return weightText(given === 'kg' ? figureIn(figure) * poundsPerKilogram : figureIn(figure), unit);
  }
  const [, figures, lengthUnit] = lengths.exec(text) ?? [];
  return figures === undefined ? text : lengthsText(figures, lengthUnit as keyof typeof millimetresOf, unit);
};

/**
 * A text of measures, each with or without words after it, between commas: each in the site's unit first and in the
 * other beside it. '52 cm across, 70 cm long' becomes '20.5 in (52 cm) across, 27.6 in (70 cm) long'. Every other text
 * as it stands.
 * @param unit of weight; sites that weigh in pounds measure in inches
 * @param label of the text: a 'Rated load' or a 'Capacity' is converted to a round figure, downwards
 */
export const withBothUnits = (text: string, unit: WeightUnit, label = ''): string => {
  requireText(text, 'text');
  const parts = text.split(', ').map((part) => {
    const [, measure, words = ''] = measureAndWords.exec(part) ?? [];
    return measure === undefined
      ? { part, hasFigures: /\d/.test(part) }
      : { part: inBothUnits(measure, unit, label) + words, hasFigures: false };
  });
  return parts.some(({ hasFigures }) => hasFigures) ? text : parts.map(({ part }) => part).join(', ');
};
