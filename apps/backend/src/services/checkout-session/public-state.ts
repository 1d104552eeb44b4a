import type { SessionState } from '@ironcart/checkout-machines/host';

/** The fields that hold a payment token. */
const SECRETS: ReadonlySet<string> = new Set(['token', 'transactionToken']);

const withoutSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      SECRETS.has(name) && typeof part === 'string' ? '' : withoutSecrets(part),
    ]),
  );
};

/** The state of a session for its channels: without payment tokens, the log's numbers and what is stored "on the device". */
export const publicState = ({ snapshot }: SessionState): { readonly snapshot: unknown } => ({
  snapshot: withoutSecrets(snapshot),
});
