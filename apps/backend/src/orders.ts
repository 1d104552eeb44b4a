export { type AuditEntry, formatAuditTrail, readAuditTrail } from './services/checkout/audit-order.ts';
export { requestExtraPayment } from './services/extra-payment/request-extra-payment.ts';
export { type PricingRefusal, priceQuote, readWaitingQuotes } from './services/list/price-quote.ts';
export { type CancelOutcome, cancelOrder } from './services/refund/cancel-order.ts';
export { noteRefundPaid, type RefundByHand, readRefundsByHand } from './services/refund/refunds-by-hand.ts';
export { type MoveOutcome, moveReturn, type ReturnMove } from './services/return/move-return.ts';
export { packOrder } from './services/shipment/pack-order.ts';
export { type ShipOutcome, shipOrder } from './services/shipment/ship-order.ts';
