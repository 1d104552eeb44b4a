import { extraPaymentToWire, paymentFromWire } from '@ironcart/api/codec';
import { refuse } from '../../http/refusal.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import { isOwnPlacedOrder } from '../checkout/placed-by.ts';
import type { ServiceContext } from '../service-context.ts';
import { isExtraPayment, readExtraPayment, readExtraPayments } from './extra-payment.reader.ts';
import { type ExtraPaymentContext, payExtraPayment } from './pay-extra-payment.ts';
import { isKeyOfPayment, notePaymentOpening } from './payment-link.ts';

const noOrder = () => refuse('not_found', 'There is no such order');
const noExtraPayment = () => refuse('not_found', 'There is no such payment');

/**
 * svc_extrapayment: additional payments for the session's own orders, including guests', and by the link in the mail.
 */
export const createExtraPaymentService = (
  { db, now }: ServiceContext,
  context: Omit<ExtraPaymentContext, 'cause'>,
): ServiceHandlers<'extraPayment'> => ({
  getExtraPayments: async ({ query: { orderId, storeId }, session }) => {
    const current = await session.find();
    if (!current || !(await isOwnPlacedOrder(db, { orderId, storeId, session: current }))) return noOrder();
    return (await readExtraPayments(db, orderId, current)).map(extraPaymentToWire);
  },

  getExtraPayment: async ({ params, session }) => {
    const current = await session.find();
    const own = current && (await readExtraPayment(db, params.id, current, now()));
    return own ? extraPaymentToWire(own.extraPayment) : noExtraPayment();
  },

  openExtraPayment: async ({ body: { id, key }, session }) => {
    if (!(await isKeyOfPayment(db, { id, key }))) return noExtraPayment();
    // A valid key belongs to a requested payment; it no longer exists if the order was removed.
    if (!(await isExtraPayment(db, id))) return noExtraPayment();
    const current = await session.ensure();
    await notePaymentOpening(db, { sessionId: current.sessionId, id, at: now() });
    const opened = await readExtraPayment(db, id, current, now());
    return opened ? extraPaymentToWire(opened.extraPayment) : noExtraPayment();
  },

  payExtraPayment: async ({ params, body, session, site, requestId }) => {
    const current = await session.find();
    const own = current && (await readExtraPayment(db, params.id, current, now()));
    if (!current || !own) return noExtraPayment();
    const { customerId } = current;
    const payment = paymentFromWire(body.payment);
    return payExtraPayment({ ...context, cause: `request ${requestId}` }, { ...own, payment, customerId, site });
  },
});
