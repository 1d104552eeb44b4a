export { type AuditEntry, formatAuditTrail, readAuditTrail } from './services/checkout/audit-order.ts';
export { type FoundTicket, findTicket } from './services/event/find-ticket.ts';
export { requestExtraPayment } from './services/extra-payment/request-extra-payment.ts';
export { priceQuote, type QuoteIssue, readWaitingQuotes } from './services/list/price-quote.ts';
export { type CancelIssue, cancelOrder } from './services/refund/cancel-order.ts';
export { noteRefundPaid, type RefundByHand, readRefundsByHand } from './services/refund/refunds-by-hand.ts';
export { type MoveIssue, moveReturn, type ReturnMove } from './services/return/move-return.ts';
export { packOrder } from './services/shipment/pack-order.ts';
export { type ShipIssue, type ShippedPackage, shipOrder } from './services/shipment/ship-order.ts';
