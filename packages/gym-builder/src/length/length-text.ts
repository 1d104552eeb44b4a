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

/** Formats a length in feet and whole inches, for example '12 ft 6 in'. */
export const feetAndInches = (mm: number): string => {
  const inches = Math.round(mm / 25.4);
  const feet = Math.floor(inches / 12);
  const rest = inches % 12;
  if (feet === 0) return `${rest} in`;
  return rest === 0 ? `${feet} ft` : `${feet} ft ${rest} in`;
};
