import * as v from 'valibot';
import { parseMoney } from '../money/decimal.ts';
import { requireObject } from '../require-argument.ts';

const requestId = v.pipe(v.string(), v.maxLength(100));

/** Messages from the sandbox's frames and windows to the embedding page (docs/architecture.md). */
const providerMessage = v.variant('event', [
  v.object({ source: v.literal('sandbox-pay'), event: v.literal('ready') }),
  v.object({ source: v.literal('sandbox-pay'), event: v.literal('change'), complete: v.boolean() }),
  v.object({
    source: v.literal('sandbox-pay'),
    event: v.literal('token'),
    requestId,
    token: v.pipe(v.string(), v.maxLength(500)),
    /** Only for a tokenized card; the token of a security code has none of these. */
    brand: v.optional(v.pipe(v.string(), v.maxLength(50))),
    last4: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/))),
    expMonth: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
    expYear: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2200))),
  }),
  v.object({
    source: v.literal('sandbox-pay'),
    event: v.literal('error'),
    requestId,
    message: v.pipe(v.string(), v.maxLength(500)),
  }),
  v.object({
    source: v.literal('sandbox-pay'),
    event: v.literal('height'),
    height: v.pipe(v.number(), v.minValue(0), v.maxValue(2000)),
  }),
  v.object({
    source: v.literal('sandbox-pay'),
    event: v.literal('challenge-finished'),
    transactionId: v.pipe(v.string(), v.maxLength(200)),
  }),
  v.object({
    source: v.literal('sandbox-pay'),
    event: v.literal('wallet-approved'),
    token: v.pipe(v.string(), v.maxLength(500)),
    /** Decimal on the wire, converted to minor units. */
    authorizedAmount: v.pipe(
      v.number(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const amount = parseMoney(dataset.value);
        if (amount.ok) return amount.value;
        addIssue({ message: 'Not an amount' });
        return NEVER;
      }),
    ),
  }),
  v.object({ source: v.literal('sandbox-pay'), event: v.literal('wallet-cancelled') }),
]);

/** A message of the sandbox's card form, challenge or wallet. */
export type ProviderMessage = v.InferOutput<typeof providerMessage>;

/** Requests a token from the sandbox's card form. */
export interface TokenizeCommand {
  readonly source: 'ironcart';
  readonly command: 'tokenize';
  readonly requestId: string;
}

/** Creates the command that requests a token from the sandbox's card form. */
export const tokenizeCommand = (id: string): TokenizeCommand => ({
  source: 'ironcart',
  command: 'tokenize',
  requestId: id,
});

/** Reads a message event; undefined for other origins and for malformed data (SECURITY 21). */
export const readProviderMessage = (
  event: { readonly origin: string; readonly data: unknown },
  origin: string,
): ProviderMessage | undefined => {
  requireObject(event, 'event');
  if (event.origin !== origin) return undefined;
  const read = v.safeParse(providerMessage, event.data);
  return read.success ? read.output : undefined;
};
