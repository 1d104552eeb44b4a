import type { PaymentMethod } from '@ironcart/core/payment';
import type { SnapshotFrom } from 'xstate';
import type { PaymentMethodsAnswer } from '../ports.ts';
import { requestIdOf } from './frame-request.ts';
import { methodTypeOf } from './payment-choice.ts';
import type { paymentMethodMachine } from './payment-method.machine.ts';
import type {
  CardToken,
  MethodsState,
  OfferedCard,
  PaymentChoice,
  PaymentFailure,
  PaymentState,
  WalletApproval,
} from './payment-method.types.ts';
import { takesCards } from './payment-offer.ts';

/** The payment's data for checkout; tokens exist only in the state `ready`. */
export interface PaymentFacts {
  readonly state: PaymentState;
  readonly choice: PaymentChoice;
  /** Whether the chosen payment is complete and offered in the country. */
  readonly isReady: boolean;
  /** The newly entered card that will pay. */
  readonly card: CardToken | undefined;
  /** The token of the card, of a stored card's security code, or of the wallet's approval. */
  readonly token: string | undefined;
  readonly approval: WalletApproval | undefined;
  readonly needsSecurityCode: boolean;
  /** While set, the view requests a token from the provider's frame with this id. */
  readonly tokenRequestId: string | undefined;
  readonly failure: PaymentFailure | undefined;
  /** The country of the methods. */
  readonly country: string;
  readonly methodsState: MethodsState;
  /** The failure to show if the methods could not be loaded; 'methods.reload' retries. */
  readonly methodsFailure: PaymentFailure | undefined;
  /** The methods to choose from; the previous ones while they are reloading. */
  readonly methods: readonly PaymentMethod[];
  readonly stored: readonly OfferedCard[];
  /** Whether the store accepts cards; assumed until the methods are known. */
  readonly takesCards: boolean;
  /** Settings of the provider and PayPal for the browser's adapters. */
  readonly provider: PaymentMethodsAnswer['provider'];
  readonly payPal: PaymentMethodsAnswer['paypal'];
}

export const selectPaymentFacts = ({ value, context }: SnapshotFrom<typeof paymentMethodMachine>): PaymentFacts => {
  const { answer, methods, stored, choice, needsSecurityCode, failure, methodsFailure } = context;
  const state = value.means === 'deciding' ? 'empty' : value.means;
  const isGiven = state === 'ready';
  const type = methodTypeOf(choice);
  const isOffered =
    choice.kind === 'card' ||
    choice.kind === 'stored' ||
    (value.methods === 'known' && methods.some((method) => method.type === type));
  return {
    state,
    choice,
    isReady: isGiven && isOffered,
    card: isGiven && choice.kind === 'card' ? context.card : undefined,
    token: isGiven ? (context.card ?? context.approval)?.token : undefined,
    approval: isGiven ? context.approval : undefined,
    needsSecurityCode,
    tokenRequestId: state === 'tokenizing' ? requestIdOf(context) : undefined,
    failure,
    country: context.country,
    methodsState: value.methods,
    methodsFailure: value.methods === 'failed' ? methodsFailure : undefined,
    methods,
    stored,
    takesCards: takesCards(answer),
    provider: answer?.provider,
    payPal: answer?.paypal,
  };
};

/** The initial facts. */
export const firstPaymentFacts = (choice: PaymentChoice, country: string): PaymentFacts => ({
  state: 'empty',
  choice,
  isReady: false,
  card: undefined,
  token: undefined,
  approval: undefined,
  needsSecurityCode: false,
  tokenRequestId: undefined,
  failure: undefined,
  country,
  methodsState: 'loading',
  methodsFailure: undefined,
  methods: [],
  stored: [],
  takesCards: true,
  provider: undefined,
  payPal: undefined,
});
