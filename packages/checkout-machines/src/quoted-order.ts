/** A quote with the fingerprint of its order. */
export interface Quoted<Quote> {
  readonly fingerprint: string;
  readonly quote: Quote;
}

/** The state of an order with regard to one of its quotes: shipping rates or tax. */
export type OrderSituation<Request> =
  /** The order lacks something that the request needs. */
  | { readonly kind: 'notReady' }
  /** The order does not need this quote. */
  | { readonly kind: 'exempt' }
  | { readonly kind: 'quotable'; readonly fingerprint: string; readonly request: Request };

/** The context of a machine that keeps a quote of an order current. */
export interface QuoteContext<Request, Quote> {
  readonly situation: OrderSituation<Request>;
  /** The quote with its fingerprint; used only in the state `valid`. */
  readonly quoted: Quoted<Quote> | undefined;
  /** The code of the last failed request. */
  readonly failure: string | undefined;
}

/** The data of a quote for checkout; a quote and its fingerprint exist only in the state `valid`. */
export interface QuoteFacts<State, Quote> {
  readonly state: State;
  readonly quoted: Quoted<Quote> | undefined;
  readonly failure: string | undefined;
}

/** The fingerprint of an order, if a quote can be requested for it; otherwise undefined. */
export const fingerprintOf = (situation: OrderSituation<unknown>): string | undefined =>
  situation.kind === 'quotable' ? situation.fingerprint : undefined;

/**
 * The request for the quote of an order.
 * @throws Error if none can be requested
 */
export const requestOf = <Request>(situation: OrderSituation<Request>): Request => {
  if (situation.kind !== 'quotable') throw new Error('Quotes are requested for quotable orders only');
  return situation.request;
};

/** Pairs a quote with the fingerprint of the requested order; undefined if none can be requested. */
export const quotedFor = <Quote>(situation: OrderSituation<unknown>, quote: Quote): Quoted<Quote> | undefined => {
  const fingerprint = fingerprintOf(situation);
  return fingerprint === undefined ? undefined : { fingerprint, quote };
};

/** The order of an event; a reload may keep the current one. */
export const situationOf = <Situation>(
  context: { readonly situation: Situation },
  event: { readonly type: string; readonly situation?: Situation | undefined },
): Situation => event.situation ?? context.situation;

interface GuardArgs {
  readonly context: QuoteContext<unknown, unknown>;
  readonly event: { readonly type: string; readonly situation?: OrderSituation<unknown> | undefined };
}

/** Whether a rejected text of the order, which the fingerprint does not contain, has been changed since. */
const isRefusedTextChanged = ({ context, event }: GuardArgs): boolean =>
  context.failure === 'card_number_refused' &&
  JSON.stringify(context.situation) !== JSON.stringify(situationOf(context, event));

/** The guards shared by the rates and tax machines; they compare the order before and after an event. */
export const quoteGuards = {
  becomesUnready: ({ context, event }: GuardArgs) => situationOf(context, event).kind === 'notReady',
  becomesExempt: ({ context, event }: GuardArgs) => situationOf(context, event).kind === 'exempt',
  isAlreadyQuoted: ({ context, event }: GuardArgs) =>
    context.quoted?.fingerprint === fingerprintOf(situationOf(context, event)),
  isSameOrder: ({ context, event }: GuardArgs) =>
    fingerprintOf(context.situation) === fingerprintOf(situationOf(context, event)) &&
    !isRefusedTextChanged({ context, event }),
  isQuotable: ({ context }: GuardArgs) => context.situation.kind === 'quotable',
  canQuoteAgain: ({ context, event }: GuardArgs) => situationOf(context, event).kind === 'quotable',
  isExempt: ({ context }: GuardArgs) => context.situation.kind === 'exempt',
};

/** Selects the facts of a quote machine; they never contain an earlier order's quote. */
export const quoteFactsOf = <State extends string, Quote>({
  value,
  context,
}: {
  readonly value: State;
  readonly context: QuoteContext<unknown, Quote>;
}): QuoteFacts<State, Quote> => ({
  state: value,
  quoted: value === 'valid' && context.situation.kind === 'quotable' ? context.quoted : undefined,
  failure: value === 'error' ? context.failure : undefined,
});
