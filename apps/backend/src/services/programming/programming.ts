import { isRefusal } from '../../http/refusal.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import type { ServiceContext } from '../service-context.ts';
import { readOwnedPrograms } from './programming.reader.ts';

/** svc_programming: the training programs of the session's customer. */
export const createProgrammingService = ({ db }: ServiceContext): ServiceHandlers<'programming'> => ({
  getPrograms: async ({ session }) => {
    const customerId = await requireCustomer(session);
    return isRefusal(customerId) ? customerId : [...(await readOwnedPrograms(db, customerId))];
  },
});
