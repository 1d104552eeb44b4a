import { isRefusal, refuse } from '../../http/refusal.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import type { ServiceContext } from '../service-context.ts';
import { readEvent, readParticipant } from './event.reader.ts';

/** svc_event: events, and the customer's profile as a participant. */
export const createEventService = ({ db, now }: ServiceContext): ServiceHandlers<'event'> => ({
  getAccount: async ({ session }) => {
    const customerId = await requireCustomer(session);
    return isRefusal(customerId) ? customerId : readParticipant(db, customerId);
  },

  updateAccount: async ({ body, session }) => {
    const customerId = await requireCustomer(session);
    if (isRefusal(customerId)) return customerId;
    const told = {
      first_name: body.firstName,
      last_name: body.lastName,
      email: body.email,
      btwb_id: body.btwbId,
      birthdate: body.birthdate === '' ? null : body.birthdate,
      gym: body.gym,
      gender: body.gender,
      country: body.country,
      updated_at: now(),
    };
    await db
      .insertInto('event_profiles')
      .values({ customer_id: customerId, ...told })
      .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(told))
      .execute();
    return readParticipant(db, customerId);
  },

  getEvent: async ({ params }) => (await readEvent(db, params.id)) ?? refuse('not_found', 'There is no such event'),
});
