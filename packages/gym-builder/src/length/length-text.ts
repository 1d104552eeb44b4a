/** Millimetres per unit, by the accepted spellings. */
const unitsMm = { mm: 1, cm: 10, m: 1_000, in: 25.4, '"': 25.4, '″': 25.4, ft: 304.8, "'": 304.8, '′': 304.8 } as const;

const isUnit = (text: string): text is keyof typeof unitsMm => Object.hasOwn(unitsMm, text);

/**
 * Parses a length in common notations: '12 ft 6 in', 12'6", '150 in', '3.8 m', '3,800 mm'. A number without a unit is
 * in millimetres.
 * @returns whole millimetres; undefined if the text is not a length
 */
export const lengthIn = (text: string): number | undefined => {
  const written = text
    .trim()
    .toLowerCase()
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1');
  if (written.length > 40 || !/^(?:\d+(?:\.\d+)?\s*(?:mm|cm|m|in|ft|["″'′])?\s*)+$/.test(written)) return undefined;
  const parts = [...written.matchAll(/(\d+(?:\.\d+)?)\s*(mm|cm|m|in|ft|["″'′])?/g)];
  const bare = parts.filter(([, , unit]) => unit === undefined).length;
  if (bare > 0 && parts.length > 1) return undefined;
  const total = parts.reduce(
    (sum, [, number, unit = 'mm']) => sum + Number(number) * (isUnit(unit) ? unitsMm[unit] : Number.NaN),
    0,
  );
  return Number.isSafeInteger(Math.round(total)) ? Math.round(total) : undefined;
};

/** Formats a length in feet and whole inches, for example '12 ft 6 in'. */
export const feetAndInches = (mm: number): string => {
  const inches = Math.round(mm / 25.4);
  const feet = Math.floor(inches / 12);
  const rest = inches % 12;
  if (feet === 0) return `${rest} in`;
  return rest === 0 ? `${feet} ft` : `${feet} ft ${rest} in`;
};
