import type { Sites } from '@ironcart/core/site';

const flagValueOf = (text: string): boolean | number | undefined => {
  if (text === 'on' || text === 'off') return text === 'on';
  return /^\d+$/.test(text) ? Number(text) : undefined;
};

const documentOf = (text: string): object | undefined => {
  try {
    const document: unknown = JSON.parse(text);
    return typeof document === 'object' && document !== null ? document : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Parses a command line that sets a flag: `on`, `off` or a number, for the named sites or all; or a document with the
 * rules. undefined if the arguments match neither form.
 */
export const flagSettingOf = (
  [text = '', ...sites]: readonly string[],
  { findByCode }: Pick<Sites, 'findByCode'>,
): object | undefined => {
  if (text.startsWith('{')) return sites.length === 0 ? documentOf(text) : undefined;
  const value = flagValueOf(text);
  if (value === undefined || !sites.every(findByCode)) return undefined;
  return sites.length === 0 ? { otherwise: value } : { rules: [{ audience: { sites }, value }] };
};
