export { type AuditEntry, formatAuditTrail, readAuditTrail } from './services/checkout/audit-order.ts';
