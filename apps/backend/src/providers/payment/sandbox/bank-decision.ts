import type { PaymentRefusal } from '../payment.ts';
import type { SandboxOutcome } from '../sandbox-cards.ts';
import type { WirePayment, WirePaymentRequest } from './payment-state.ts';
import { refusalOfAmount } from './scripted-amounts.ts';
import type { StoredCardRow } from './stored-cards.ts';
import type { TokenRow } from './token-vault.ts';

/** The bank's initial decision. */
export interface BankDecision {
  readonly status: WirePayment['status'];
  readonly refusal: PaymentRefusal | null;
  readonly outcome: SandboxOutcome;
  /** The payment method's type, 'scheme' for cards. */
  readonly method: string;
  readonly brand: string | null;
  readonly last4: string | null;
}

/** The resolved source of the request. */
export interface FoundSource {
  readonly token: TokenRow | undefined;
  readonly storedCard: StoredCardRow | undefined;
}

const refusalOfOutcome: Readonly<Partial<Record<SandboxOutcome, PaymentRefusal>>> = {
  refused: 'refused',
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
};

const byOutcome = (outcome: SandboxOutcome): Pick<BankDecision, 'status' | 'refusal'> => {
  const refusal = refusalOfOutcome[outcome];
  if (refusal) return { status: 'refused', refusal };
  const asks = outcome === 'challenge' || outcome === 'challenge_unanswered';
  return { status: asks ? 'challenge' : 'authorised', refusal: null };
};

/** Whether the bank accepts a card at all. */
export const isCardAccepted = (outcome: string): boolean => byOutcome(outcome as SandboxOutcome).status !== 'refused';

const byCard = ({ outcome, brand, last4 }: Pick<TokenRow, 'outcome' | 'brand' | 'last4'>): BankDecision => {
  const known = outcome as SandboxOutcome;
  return { ...byOutcome(known), outcome: known, method: 'scheme', brand, last4 };
};

const refused = (decision: BankDecision, refusal: PaymentRefusal): BankDecision => ({
  ...decision,
  status: 'refused',
  refusal,
});

const byStoredCard = (card: StoredCardRow, code: TokenRow | undefined): BankDecision => {
  const decision = byCard(card);
  return card.outcome === 'code_required' && code?.kind !== 'securityCode'
    ? refused(decision, 'cvv_required')
    : decision;
};

const byWallet = (method: string, outcome: SandboxOutcome): BankDecision => ({
  ...byOutcome(outcome),
  outcome,
  method,
  brand: null,
  last4: null,
});

/** A wallet's token determines its outcome, as in 'apple_refused'; any other is approved. */
const appleOutcomeOf = (token: string): SandboxOutcome =>
  token === 'apple_refused' || token === 'apple_insufficient_funds'
    ? (token.slice('apple_'.length) as SandboxOutcome)
    : 'approved';

const bySource = (
  { source, amount, currency }: WirePaymentRequest,
  { token, storedCard }: FoundSource,
): BankDecision | undefined => {
  switch (source.kind) {
    case 'card':
      return token?.kind === 'card' ? byCard(token) : undefined;
    case 'storedCard':
      return storedCard && byStoredCard(storedCard, token);
    case 'redirect':
      return { status: 'redirect', refusal: null, outcome: 'approved', method: source.type, brand: null, last4: null };
    case 'wallet': {
      if (source.type === 'applepay') return byWallet('applepay', appleOutcomeOf(source.token));
      if (source.type !== 'paypal' || token?.kind !== 'paypal') return undefined;
      const isSame = token.amount === amount && token.currency === currency;
      const decision = byWallet('paypal', 'approved');
      return isSame ? decision : refused(decision, 'amount_mismatch');
    }
  }
};

/** The bank's decision; undefined if the request's token or stored card is unknown. */
export const decide = (request: WirePaymentRequest, found: FoundSource): BankDecision | undefined => {
  const decision = bySource(request, found);
  const refusal = refusalOfAmount(request.amount);
  return decision && refusal ? refused(decision, refusal) : decision;
};
