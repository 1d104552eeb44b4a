/** A quote with the fingerprint of its order. */
export interface Quoted<Quote> {
  readonly fingerprint: string;
  readonly quote: Quote;
}

/** The fingerprint of an order, if a quote can be requested for it; otherwise undefined. */
export const fingerprintOf = (
  situation: { readonly kind: string } | { readonly kind: string; readonly fingerprint: string },
): string | undefined => ('fingerprint' in situation ? situation.fingerprint : undefined);

/** Pairs a quote with the fingerprint of the requested order; undefined if none can be requested. */
export const quotedFor = <Quote>(
  situation: Parameters<typeof fingerprintOf>[0],
  quote: Quote,
): Quoted<Quote> | undefined => {
  const fingerprint = fingerprintOf(situation);
  return fingerprint === undefined ? undefined : { fingerprint, quote };
};

/** The order of an event; a reload may keep the current one. */
export const situationOf = <Situation>(
  context: { readonly situation: Situation },
  event: { readonly type: string; readonly situation?: Situation | undefined },
): Situation => event.situation ?? context.situation;
