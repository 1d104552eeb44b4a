import { agentCalls } from './agent.ts';
import { analyticsCalls } from './analytics.ts';
import { binCalls } from './bin.ts';
import { catalogCalls } from './catalog.ts';
import { chatCalls } from './chat.ts';
import { checkoutCalls } from './checkout.ts';
import { checkoutSessionCalls } from './checkout-session.ts';
import { contentCalls } from './content.ts';
import { customerCalls } from './customer.ts';
import type { Call } from './define-call.ts';
import { editorialCalls } from './editorial.ts';
import { equippedGymCalls } from './equipped-gym.ts';
import { eventCalls } from './event.ts';
import type { EventStream } from './event-stream.ts';
import { extraPaymentCalls } from './extra-payment.ts';
import { flagCalls, flagStream } from './flag.ts';
import { giftCardCalls } from './gift-card.ts';
import { gymCalls } from './gym.ts';
import { listCalls } from './list.ts';
import { newsletterCalls } from './newsletter.ts';
import { paymentMethodCalls } from './payment-method.ts';
import { programmingCalls } from './programming.ts';
import { pushCalls } from './push.ts';
import { returnCalls } from './return.ts';
import { reviewCalls } from './review.ts';
import { routeCalls } from './route.ts';
import { searchCalls } from './search.ts';
import { sessionCalls } from './session.ts';
import { shippingCalls } from './shipping.ts';
import { ssrCalls } from './ssr.ts';
import { taxCalls } from './tax.ts';
import { ticketCalls } from './ticket.ts';

/**
 * The calls of each service. Written out, because the type of a literal would be declared with every call's schemas in full:
 * the package's types weigh 0.8 MB less.
 */
export type Contract = {
  readonly session: typeof sessionCalls;
  readonly customer: typeof customerCalls;
  readonly list: typeof listCalls;
  readonly catalog: typeof catalogCalls;
  readonly content: typeof contentCalls;
  readonly search: typeof searchCalls;
  readonly route: typeof routeCalls;
  readonly shipping: typeof shippingCalls;
  readonly tax: typeof taxCalls;
  readonly checkout: typeof checkoutCalls;
  readonly checkoutSession: typeof checkoutSessionCalls;
  readonly giftCard: typeof giftCardCalls;
  readonly paymentMethod: typeof paymentMethodCalls;
  readonly ssr: typeof ssrCalls;
  readonly newsletter: typeof newsletterCalls;
  readonly ticket: typeof ticketCalls;
  readonly bin: typeof binCalls;
  readonly programming: typeof programmingCalls;
  readonly event: typeof eventCalls;
  readonly return: typeof returnCalls;
  readonly review: typeof reviewCalls;
  readonly gym: typeof gymCalls;
  readonly equippedGym: typeof equippedGymCalls;
  readonly extraPayment: typeof extraPaymentCalls;
  readonly push: typeof pushCalls;
  readonly editorial: typeof editorialCalls;
  readonly flag: typeof flagCalls;
  readonly analytics: typeof analyticsCalls;
  readonly chat: typeof chatCalls;
  readonly agent: typeof agentCalls;
};

/** Every call of the store, by service: the backend mounts it, the client sends it. */
export const contract: Contract = {
  session: sessionCalls,
  customer: customerCalls,
  list: listCalls,
  // Before content, because the paths of its products would match these paths too.
  catalog: catalogCalls,
  content: contentCalls,
  search: searchCalls,
  route: routeCalls,
  shipping: shippingCalls,
  tax: taxCalls,
  checkout: checkoutCalls,
  checkoutSession: checkoutSessionCalls,
  giftCard: giftCardCalls,
  paymentMethod: paymentMethodCalls,
  ssr: ssrCalls,
  newsletter: newsletterCalls,
  ticket: ticketCalls,
  bin: binCalls,
  programming: programmingCalls,
  event: eventCalls,
  return: returnCalls,
  review: reviewCalls,
  gym: gymCalls,
  equippedGym: equippedGymCalls,
  extraPayment: extraPaymentCalls,
  push: pushCalls,
  editorial: editorialCalls,
  flag: flagCalls,
  analytics: analyticsCalls,
  chat: chatCalls,
  agent: agentCalls,
};

type AnyCall = { readonly [Service in keyof Contract]: Contract[Service][keyof Contract[Service]] }[keyof Contract];

/** Name of a call, for example 'list.addItems'. */
export type CallName = AnyCall['name'];

/** The call of a name. */
export type CallNamed<Name extends CallName> = Extract<AnyCall, { readonly name: Name }>;

/** All calls of all services, in the contract's order. */
export const allCalls = (): readonly Call[] => Object.values(contract).flatMap((calls): Call[] => Object.values(calls));

/** All streams of server-sent events. They are not calls, because their responses do not end. */
export const allStreams = (): readonly EventStream[] => [flagStream];
