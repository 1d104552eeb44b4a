/** Millimetres per unit. */
const unitsMm = { mm: 1, cm: 10, m: 1_000, in: 25.4, ft: 304.8 } as const;

type Unit = keyof typeof unitsMm;

/** Other spellings, in this order: of numbers, of marks as phones type them, and of units. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/(\d),(?=\d{3}(?!\d))/g, '$1'],
  [/(\d),(?=\d)/g, '$1.'],
  [/[’‘′´`]/g, "'"],
  [/[”“″]|''/g, 'in'],
  [/'/g, 'ft'],
  [/"/g, 'in'],
  [/millimet(?:er|re)s?/g, 'mm'],
  [/centimet(?:er|re)s?/g, 'cm'],
  [/met(?:er|re)s?/g, 'm'],
  [/inch(?:es)?/g, 'in'],
  [/f(?:ee|oo)t/g, 'ft'],
  [/([a-z])\./g, '$1'],
];

interface Part {
  readonly number: number;
  readonly unit: Unit | undefined;
}

/** The numbers of a text with their units. Each is read once from its start, so that no text takes long. */
const partsIn = (written: string): readonly Part[] | undefined => {
  const part = /\s*(?:(\d+(?:\.\d+)?)(?![\d./]))?\s*(?:(\d+)\/(\d+))?\s*(mm|cm|m|in|ft)?\s*/y;
  const parts: Part[] = [];
  while (part.lastIndex < written.length) {
    const [, whole, over, under, unit] = part.exec(written) ?? [];
    if (whole === undefined && over === undefined) return undefined;
    const fraction = over === undefined ? 0 : Number(over) / Number(under);
    parts.push({ number: Number(whole ?? 0) + fraction, unit: unit as Unit | undefined });
  }
  return parts;
};

/**
 * Parses a length in common notations: '12 ft 6 in', 12'6", 12’ 6, '7 ft 10 1/2 in', '150 inches', '3.8 m', '3,8 m',
 * '3,810 mm'. A number without a unit is in inches after feet, and in millimetres alone.
 * @returns whole millimetres; undefined if the text is not a length
 */
export const lengthIn = (text: string): number | undefined => {
  if (text.length > 40) return undefined;
  const lower = text.trim().toLowerCase();
  const parts = partsIn(spellings.reduce((written, [spelling, usual]) => written.replace(spelling, usual), lower));
  if (parts === undefined || parts.length === 0) return undefined;
  const isAlone = parts.length === 1;
  let total = 0;
  for (const [at, { number, unit }] of parts.entries()) {
    const isInches = at === parts.length - 1 && parts[at - 1]?.unit === 'ft';
    const meant = unit ?? (isAlone ? 'mm' : isInches ? 'in' : undefined);
    if (meant === undefined) return undefined;
    total += number * unitsMm[meant];
  }
  return Number.isSafeInteger(Math.round(total)) ? Math.round(total) : undefined;
};

const inchMm = unitsMm.in;

/** Feet, inches and a fraction of an inch; parts that are 0 are left out. */
const feetText = (parts: number, partsInInch: number): string => {
  const feet = Math.floor(parts / (12 * partsInInch));
  const inches = Math.floor(parts / partsInInch) % 12;
  const over = parts % partsInInch;
  const inchTexts = [
    ...(inches > 0 || (feet === 0 && over === 0) ? [inches] : []),
    ...(over > 0 ? [`${over}/${partsInInch}`] : []),
  ];
  return [...(feet > 0 ? [`${feet} ft`] : []), ...(inchTexts.length > 0 ? [`${inchTexts.join(' ')} in`] : [])].join(
    ' ',
  );
};

/** Formats a length in feet and whole inches, for example '12 ft 6 in'. */
export const feetAndInches = (mm: number): string => feetText(Math.round(mm / inchMm), 1);

/** Fractions of an inch on a tape measure. A thirty-second is less than a millimetre. */
const tapeParts = [1, 2, 4, 8, 16, 32] as const;

/**
 * Formats a length for an input: in feet and inches with the coarsest fraction that `lengthIn` parses to the same
 * millimetres, for example '20 ft' or '19 ft 8 7/32 in'.
 * @param mm whole millimetres, 0 or more
 */
export const exactFeetAndInches = (mm: number): string => {
  const isExact = (parts: number) => Math.round((Math.round((mm / inchMm) * parts) / parts) * inchMm) === mm;
  const parts = tapeParts.find(isExact) ?? 32;
  return feetText(Math.round((mm / inchMm) * parts), parts);
};
