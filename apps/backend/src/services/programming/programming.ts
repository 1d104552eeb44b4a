import { programToWire } from '@ironcart/api/codec';
import { isRefusal, refuse } from '../../http/refusal.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import type { ServiceContext } from '../service-context.ts';
import { cancelProgram } from './cancel-program.ts';
import { readOwnedPrograms } from './programming.reader.ts';

/** svc_programming: the training programs of the session's customer. */
export const createProgrammingService = (context: ServiceContext): ServiceHandlers<'programming'> => ({
  getPrograms: async ({ session }) => {
    const customerId = await requireCustomer(session);
    return isRefusal(customerId) ? customerId : (await readOwnedPrograms(context.db, customerId)).map(programToWire);
  },

  cancelProgram: async ({ params, session }) => {
    const customerId = await requireCustomer(session);
    if (isRefusal(customerId)) return customerId;
    const outcome = await cancelProgram(context, { customerId, productId: params.id });
    if (outcome.ok) return programToWire(outcome.value);
    return outcome.issues[0].code === 'no_program'
      ? refuse('not_found', 'The customer has no such program')
      : refuse('no_subscription', 'The program is paid once');
  },
});
