import { shownNumber } from './shown-number.ts';

/** The units of weight on sites. */
export type WeightUnit = 'lb' | 'kg';

export const poundsPerKilogram = 2.204_622_621_8;

/** A weight in a site's unit, followed by the other unit: '44.1 lb (20 kg)'. */
export const weightText = (pounds: number, unit: WeightUnit): string => {
  const inPounds = `${shownNumber(pounds)} lb`;
  const inKilograms = `${shownNumber(pounds / poundsPerKilogram)} kg`;
  return unit === 'lb' ? `${inPounds} (${inKilograms})` : `${inKilograms} (${inPounds})`;
};

/** A load that something may bear, in a site's unit and in the other; converted down to 10 lb or 5 kg: '990 lb (450 kg)'. */
export const loadText = (figure: number, given: WeightUnit, unit: WeightUnit): string => {
  const shownIn = (wanted: WeightUnit): string => {
    if (wanted === given) return `${shownNumber(figure)} ${wanted}`;
    const [exact, step] = wanted === 'lb' ? [figure * poundsPerKilogram, 10] : [figure / poundsPerKilogram, 5];
    return `${shownNumber(exact < step ? exact : Math.floor(exact / step) * step)} ${wanted}`;
  };
  return `${shownIn(unit)} (${shownIn(unit === 'lb' ? 'kg' : 'lb')})`;
};
