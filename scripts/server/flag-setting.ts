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
 * rules.
 * @returns the setting; undefined if words are missing or extra, or a string with the reason why one is invalid
 */
export const flagSettingOf = (
  [text, ...sites]: readonly string[],
  { findByCode }: Pick<Sites, 'findByCode'>,
): object | string | undefined => {
  if (text === undefined) return undefined;
  if (text.startsWith('{')) {
    return sites.length === 0
      ? (documentOf(text) ?? 'The rules are not JSON: put them in single quotation marks.')
      : undefined;
  }
  const value = flagValueOf(text);
  if (value === undefined) return `"${text}" is neither on, off nor a whole number.`;
  const unknown = sites.find((code) => !findByCode(code));
  if (unknown !== undefined) return `"${unknown}" is no site of the store.`;
  return sites.length === 0 ? { otherwise: value } : { rules: [{ audience: { sites }, value }] };
};
