/** A quote and the fingerprint of the order that it answers. */
export interface Quoted<Quote> {
  readonly fingerprint: string;
  readonly quote: Quote;
}

/** The fingerprint of an order that a quote can be asked for; undefined for any other. */
export const fingerprintOf = (
  situation: { readonly kind: string } | { readonly kind: string; readonly fingerprint: string },
): string | undefined => ('fingerprint' in situation ? situation.fingerprint : undefined);

/** A quote with the fingerprint of the order that was asked for; undefined where none can be asked for. */
export const quotedFor = <Quote>(
  situation: Parameters<typeof fingerprintOf>[0],
  quote: Quote,
): Quoted<Quote> | undefined => {
  const fingerprint = fingerprintOf(situation);
  return fingerprint === undefined ? undefined : { fingerprint, quote };
};

/** The order that an event is about: a reload may leave it as it was. */
export const situationOf = <Situation>(
  context: { readonly situation: Situation },
  event: { readonly type: string; readonly situation?: Situation | undefined },
): Situation => event.situation ?? context.situation;
