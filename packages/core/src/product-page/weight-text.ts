/** The units in which sites write a weight. */
export type WeightUnit = 'lb' | 'kg';

const poundsPerKilogram = 2.204_622_621_8;

const rounded = (value: number): string => String(Math.round(value * 10) / 10);

/** A weight in a site's unit first and in the other beside it: '44.1 lb (20 kg)'. */
export const weightText = (pounds: number, unit: WeightUnit): string => {
  const inPounds = `${rounded(pounds)} lb`;
  const inKilograms = `${rounded(pounds / poundsPerKilogram)} kg`;
  return unit === 'lb' ? `${inPounds} (${inKilograms})` : `${inKilograms} (${inPounds})`;
};

const oneWeight = /^(\d[\d,]*(?:\.\d+)?) (kg|lb)$/;

/** Adds the other unit to a text that is a single weight; returns other texts unchanged. */
export const withBothUnits = (text: string, unit: WeightUnit): string => {
  const [, figure, given] = oneWeight.exec(text) ?? [];
  if (figure === undefined) return text;
  const value = Number(figure.replaceAll(',', ''));
  return weightText(given === 'kg' ? value * poundsPerKilogram : value, unit);
};
