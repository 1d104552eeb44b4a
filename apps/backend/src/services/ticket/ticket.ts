import { ticketToWire } from '@ironcart/api/codec';
import { isRefusal } from '../../http/refusal.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import { readEarnedDiscounts } from '../checkout/entitlement-ledger.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import type { ServiceContext } from '../service-context.ts';

/** svc_ticket: the customer's entitlements on the site, counted as when placing an order. */
export const createTicketService = ({ db }: ServiceContext): ServiceHandlers<'ticket'> => ({
  getTickets: async ({ session, site }) => {
    const customerId = await requireCustomer(session);
    if (isRefusal(customerId)) return customerId;
    const earned = await readEarnedDiscounts(db, customerId, site);
    return [...earned].map(([productId, { earnedBy, remainingUses, hasFreeShipping = false, ...discount }]) =>
      ticketToWire({ ...discount, productId, orderId: earnedBy, remainingUses, hasFreeShipping }),
    );
  },
});
