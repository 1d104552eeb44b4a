/** A row that the database refuses: a violated constraint, as `pg` reports it. */
export interface RefusedRow {
  readonly message: string;
  readonly code: string;
  readonly constraint?: string | undefined;
  /** 'Key (site_code, zone_code)=(USA, near) already exists.' */
  readonly detail?: string | undefined;
}

/** PostgreSQL's error class for constraint violations. */
export const isRefusedRow = (error: unknown): error is RefusedRow =>
  error instanceof Error && 'code' in error && /^23/.test(String(error.code));

/** Columns that have other names in a merchant's file. */
const words: Readonly<Record<string, string>> = { shipping_code: 'method', country_id: 'country' };

const wordFor = (column: string): string => words[column] ?? column.replace(/_code$/, '').replaceAll('_', ' ');

/** Converts the key in a database message to 'site USA, zone near'; '' without one. */
export const keyInWords = (detail = ''): string => {
  const [, columns = '', values = ''] = /\(([^)]*)\)=\((.*)\)/.exec(detail) ?? [];
  const texts = values.split(', ');
  return columns
    .split(', ')
    .map((column, at) => `${wordFor(column)} ${texts[at] ?? ''}`.trim())
    .join(', ');
};

/** The conditions of CHECK constraints over several columns. */
const checks: Readonly<Record<string, string>> = {
  shipping_sites_freight_above: 'freightAbove must be between heaviestParcel and ten times heaviestParcel',
  shipping_methods_origin: 'Only a method of the kind pickup has an originCode',
  shipping_methods_pickup: 'The method of the kind pickup, and no other, has the shippingCode pickup',
};

/**
 * Explains why the database rejects a row of a merchant's file, in the file's terms and without names of the database.
 * @returns undefined for an error of another kind
 */
export const constraintInWords = (error: unknown): string | undefined => {
  if (!isRefusedRow(error)) return undefined;
  const { message, code, constraint = '', detail } = error;
  if (constraint === 'shipping_rates_band') return `Two bands end at the same weight: ${keyInWords(detail)}`;
  if (code === '23505') return `Stands twice: ${keyInWords(detail)}`;
  if (code === '23503') return `Neither the file nor the store has this: ${keyInWords(detail)}`;
  // Messages raised by triggers are already sentences.
  if (!/violates .* constraint/.test(message)) return message;
  return checks[constraint] ?? 'A value is outside of what the store accepts';
};
