export { type AuditEntry, formatAuditTrail, readAuditTrail } from './services/checkout/audit-order.ts';
export { requestExtraPayment } from './services/extra-payment/request-extra-payment.ts';
