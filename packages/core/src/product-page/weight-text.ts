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
