import type { SessionState } from '@ironcart/checkout-machines/host';

/** The fields that hold a payment token. */
const SECRETS: ReadonlySet<string> = new Set(['token', 'transactionToken']);

/** A value without payment tokens: itself where it has none, since most of a checkout has none. */
const withoutSecrets = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const parts = value.map(withoutSecrets);
    return parts.every((part, at) => part === value[at]) ? value : parts;
  }
  let changed: Record<string, unknown> | undefined;
  for (const [name, part] of Object.entries(value)) {
    const told = SECRETS.has(name) && typeof part === 'string' ? '' : withoutSecrets(part);
    if (told === part) continue;
    changed ??= { ...value };
    changed[name] = told;
  }
  return changed ?? value;
};

/** The state of a session for its channels: without payment tokens, the log's numbers and what is stored "on the device". */
export const publicState = ({ snapshot }: SessionState): { readonly snapshot: unknown } => ({
  snapshot: withoutSecrets(snapshot),
});
