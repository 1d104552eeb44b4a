/** Kilograms on a square metre per pound on a square foot. */
const kgPerPound = 4.882_43;

const shape = /^(\d{1,6}(?:\.\d{1,3})?)(?:psf|(lbs?|kg)(?:\/(?:sqft|ft2|sqm|m2))?)?$/;

/**
 * Parses the load that a floor carries: '50', '50 psf' and '50 lb/sq ft' are pounds on a square foot, '250 kg' and '250
 * kg/m²' kilograms on a square metre.
 * @returns whole kilograms on a square metre; undefined if the text is not a load
 */
export const floorLoadIn = (text: string): number | undefined => {
  if (text.length > 40) return undefined;
  const written = text
    .toLowerCase()
    .replaceAll('²', '2')
    .replace(/[\s.](?=\D|$)|\s/g, '');
  const [, number, unit] = shape.exec(written) ?? [];
  if (number === undefined) return undefined;
  return Math.round(Number(number) * (unit === 'kg' ? 1 : kgPerPound));
};

/**
 * Formats the load that a floor carries for an input, in pounds on a square foot: '307.2'. `floorLoadIn` parses it to the
 * same kilograms.
 * @param kgPerM2 whole kilograms on a square metre
 */
export const exactFloorLoad = (kgPerM2: number): string => String(Math.round((kgPerM2 / kgPerPound) * 10) / 10);

/** A load in whole pounds on a square foot, not less than it is. @param kgPerM2 kilograms on a square metre */
export const poundsOnSquareFoot = (kgPerM2: number): number => Math.ceil(kgPerM2 / kgPerPound);
