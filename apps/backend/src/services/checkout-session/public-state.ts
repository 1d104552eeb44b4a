import type { SessionState } from '@ironcart/checkout-machines/host';

/** The fields that contain payment tokens. */
const SECRETS: ReadonlySet<string> = new Set(['token', 'transactionToken']);

/** Removes payment tokens from a value; returns the value itself if it contains none, which is the usual case. */
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

/** The state of a session for its channels: without payment tokens, log numbers and the storage "on the device". */
export const publicState = ({ snapshot }: SessionState): { readonly snapshot: unknown } => ({
  snapshot: withoutSecrets(snapshot),
});
