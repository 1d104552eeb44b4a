import { programToWire } from '@ironcart/api/codec';
import type { OwnedProgram } from '@ironcart/core/customer';
import { isRefusal, type Refusal, refuse } from '../../http/refusal.ts';
import type { RequestContext, ServiceHandlers } from '../../http/request-context.ts';
import {
  type KeptCard,
  loggedFault,
  PaymentProviderUnavailableError,
} from '../../providers/payment/payment-provider.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import type { ServiceContext } from '../service-context.ts';
import type { ChargeContext } from '../subscription/charge-payments.ts';
import { chargedCardOf } from '../subscription/charged-card.ts';
import { cancelProgram } from './cancel-program.ts';
import { readOwnedPrograms } from './programming.reader.ts';
import { resumeProgram } from './resume-program.ts';
import { setProgramCard } from './set-program-card.ts';

const messages = {
  no_program: 'The customer has no such program',
  no_card: 'The customer has no such card',
  no_subscription: 'The program is paid once',
  subscription_ended: 'The subscription has ended',
} as const;

const notFound = (what: 'no_program' | 'no_card') => refuse('not_found', messages[what]);

/** svc_programming: the training programs of the session's customer, and their subscriptions. */
export const createProgrammingService = (
  context: ServiceContext,
  charging: Omit<ChargeContext, 'cause'>,
): ServiceHandlers<'programming'> => {
  /** Undefined while their provider does not respond: programs are then shown without cards. */
  const readCards = async (customerId: string): Promise<readonly KeptCard[] | undefined> => {
    try {
      return await charging.payments.storedCards(customerId);
    } catch (error) {
      if (!(error instanceof PaymentProviderUnavailableError)) throw error;
      context.logger.error(loggedFault(error), 'The cards of subscriptions could not be read');
      return undefined;
    }
  };

  const readPrograms = async (customerId: string): Promise<readonly OwnedProgram[]> => {
    const read = await readOwnedPrograms(context.db, customerId);
    const hasCharges = read.some(({ cardChoice }) => cardChoice !== undefined);
    const cards = hasCharges ? await readCards(customerId) : undefined;
    return read.map(({ program, cardChoice }) => {
      if (cards === undefined || cardChoice === undefined) return program;
      const card = chargedCardOf(cards, cardChoice);
      if (card === undefined) return { ...program, chargedCard: null };
      const { storedPaymentMethodId, brand, last4 } = card;
      return { ...program, chargedCard: { storedPaymentMethodId, brand, last4 } };
    });
  };

  const answer = async (customerId: string, productId: number) => {
    const program = (await readPrograms(customerId)).find((owned) => owned.productId === productId);
    return program ? programToWire(program) : notFound('no_program');
  };

  /** Runs a change of the session's customer. */
  const forCustomer = async <R extends Refusal>(
    { session, params }: Pick<RequestContext, 'session'> & { readonly params: { readonly id: number } },
    change: (customerId: string) => Promise<R | undefined>,
  ) => {
    const customerId = await requireCustomer(session);
    if (isRefusal(customerId)) return customerId;
    return (await change(customerId)) ?? answer(customerId, params.id);
  };

  return {
    getPrograms: async ({ session }) => {
      const customerId = await requireCustomer(session);
      return isRefusal(customerId) ? customerId : (await readPrograms(customerId)).map(programToWire);
    },

    cancelProgram: (request) =>
      forCustomer(request, async (customerId) => {
        const outcome = await cancelProgram(context, { customerId, productId: request.params.id });
        if (outcome.ok) return undefined;
        const [{ code }] = outcome.issues;
        return code === 'no_program' ? notFound(code) : refuse(code, messages[code]);
      }),

    resumeProgram: (request) =>
      forCustomer(request, async (customerId) => {
        const outcome = await resumeProgram(context, { customerId, productId: request.params.id });
        if (outcome.ok) return undefined;
        const [{ code }] = outcome.issues;
        return code === 'no_program' ? notFound(code) : refuse(code, messages[code]);
      }),

    setProgramCard: (request) =>
      forCustomer(request, async (customerId) => {
        const { params, body, requestId } = request;
        const outcome = await setProgramCard(
          { ...charging, cause: `request ${requestId}` },
          { customerId, productId: params.id, storedPaymentMethodId: body.storedPaymentMethodId },
        );
        if (outcome.ok) return undefined;
        const [{ code }] = outcome.issues;
        if (code === 'card_refused') return refuse('payment_error', 'The card was refused');
        return code === 'no_program' || code === 'no_card' ? notFound(code) : refuse(code, messages[code]);
      }),
  };
};
