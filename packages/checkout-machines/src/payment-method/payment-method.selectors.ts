import type { PaymentMethod } from '@ironcart/core';
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

/** What checkout shows and trusts of the payment: tokens exist only in state ready. */
export interface PaymentFacts {
  readonly state: PaymentState;
  readonly choice: PaymentChoice;
  /** Whether the order can be paid like this: all is given, and the country offers the method. */
  readonly isReady: boolean;
  /** The newly typed card that will pay. */
  readonly card: CardToken | undefined;
  /** Stands for the card, for a stored card's security code, or for the wallet's approval. */
  readonly token: string | undefined;
  readonly approval: WalletApproval | undefined;
  readonly needsSecurityCode: boolean;
  /** While set, the view asks the provider's frame for a token under this id. */
  readonly tokenRequestId: string | undefined;
  readonly failure: PaymentFailure | undefined;
  /** The country that the methods are for. */
  readonly country: string;
  readonly methodsState: MethodsState;
  /** What to say where the methods could not be loaded; 'methods.reload' tries again. */
  readonly methodsFailure: PaymentFailure | undefined;
  /** The methods to choose among; while they load again those of before. */
  readonly methods: readonly PaymentMethod[];
  readonly stored: readonly OfferedCard[];
  /** Whether the store takes cards; it does as long as nothing else is known. */
  readonly takesCards: boolean;
  /** What the browser's adapters need of the provider and of PayPal. */
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

/** The facts before the machine has said anything. */
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
