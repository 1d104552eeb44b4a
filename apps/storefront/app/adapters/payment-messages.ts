import { isMoney, parseMoney } from '@ironcart/core/money';
import * as v from 'valibot';

const requestId = v.pipe(v.string(), v.maxLength(100));

/** What the payment provider's pages say to the page around them (docs/architecture.md). */
const providerMessage = v.variant('event', [
  v.object({ source: v.literal('sandbox-pay'), event: v.literal('ready') }),
  v.object({ source: v.literal('sandbox-pay'), event: v.literal('change'), complete: v.boolean() }),
  v.object({
    source: v.literal('sandbox-pay'),
    event: v.literal('token'),
    requestId,
    token: v.pipe(v.string(), v.maxLength(500)),
    /** Of a card that was typed; a security code's token has none of these. */
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
    /** Decimal on the way, minor units from here on. */
    authorizedAmount: v.pipe(
      v.number(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const amount = parseMoney(dataset.value);
        if (isMoney(amount)) return amount;
        addIssue({ message: 'Not an amount' });
        return NEVER;
      }),
    ),
  }),
  v.object({ source: v.literal('sandbox-pay'), event: v.literal('wallet-cancelled') }),
]);

export type ProviderMessage = v.InferOutput<typeof providerMessage>;

/** What this page says to the card form. */
interface TokenizeCommand {
  readonly source: 'ironcart';
  readonly command: 'tokenize';
  readonly requestId: string;
}

export const tokenizeCommand = (id: string): TokenizeCommand => ({
  source: 'ironcart',
  command: 'tokenize',
  requestId: id,
});

/** The provider's own origin: its pages are served below /sandbox-pay of this host. */
export const providerOrigin = (): string => window.location.origin;

/** Reads a message event; undefined for every other origin and for whatever does not have the form (SECURITY 21). */
export const readProviderMessage = (
  event: Pick<MessageEvent, 'origin' | 'data'>,
  origin: string,
): ProviderMessage | undefined => {
  if (event.origin !== origin) return undefined;
  const read = v.safeParse(providerMessage, event.data);
  return read.success ? read.output : undefined;
};
