import * as v from 'valibot';
import { CHECKOUT_LOG_VERSION, type CheckoutLog } from './checkout-log.ts';
import { ReplayError } from './replay-error.ts';

const ms = v.pipe(v.number(), v.finite(), v.minValue(0));
const callNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const word = v.pipe(v.string(), v.maxLength(200));
const names = v.pipe(v.array(word), v.maxLength(50));

const entry = v.variant('kind', [
  v.object({ kind: v.literal('event'), ms, event: v.looseObject({ type: word }) }),
  v.object({ kind: v.literal('timer'), ms, name: word }),
  v.object({ kind: v.literal('answer'), ms, port: word, call: callNumber, value: v.optional(v.unknown()) }),
  v.object({
    kind: v.literal('failure'),
    ms,
    port: word,
    call: callNumber,
    code: word,
    message: v.pipe(v.string(), v.maxLength(2_000)),
    retryAfterSeconds: v.optional(v.number()),
  }),
]);

const line = v.looseObject({ listItemId: word, productId: v.number(), qty: v.number() });

const input = v.looseObject({
  site: v.looseObject({ code: word, storeId: v.number(), defaultCountry: word, currency: word }),
  list: v.looseObject({ _id: word, items: v.pipe(v.array(line), v.maxLength(1_000)) }),
  products: v.pipe(v.array(v.looseObject({ productId: v.number(), sku: word })), v.maxLength(5_000)),
  savedAddresses: v.array(v.looseObject({ countryId: word })),
  countries: v.array(v.looseObject({ alpha2: word })),
  customer: v.optional(v.looseObject({ groupId: v.number() })),
});

const logSchema = v.object({
  version: v.literal(CHECKOUT_LOG_VERSION),
  startMs: v.pipe(v.number(), v.safeInteger()),
  input,
  ports: names,
  entries: v.pipe(v.array(entry), v.maxLength(10_000)),
  isCut: v.boolean(),
});

/**
 * Parses an untrusted value, for example from a file, as a log.
 * @throws ReplayError 'not_a_log' if it is not a log of this version
 */
export const readCheckoutLog = (content: unknown): CheckoutLog => {
  const parsed = v.safeParse(logSchema, content);
  if (parsed.success) return parsed.output as unknown as CheckoutLog;
  const [issue] = parsed.issues;
  throw new ReplayError('not_a_log', `${v.getDotPath(issue) ?? 'The log'}: ${issue.message}`);
};
