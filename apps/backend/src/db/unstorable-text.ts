import { isStorableText } from '@ironcart/core/forms';

/**
 * The path of the first text in a JSON document that PostgreSQL cannot store (a zero byte or half a surrogate pair), in
 * a key or a value: `['taxRules', '0', 'code']`; undefined if there is none.
 */
export const findUnstorableText = (document: unknown): readonly string[] | undefined => {
  if (typeof document === 'string') return isStorableText(document) ? undefined : [];
  if (typeof document !== 'object' || document === null) return undefined;
  for (const [key, value] of Object.entries(document)) {
    const within = isStorableText(key) ? findUnstorableText(value) : [];
    if (within !== undefined) return [key, ...within];
  }
  return undefined;
};
