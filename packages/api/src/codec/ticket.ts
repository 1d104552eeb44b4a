import type { EarnedTicket } from '@ironcart/core/customer';
import type { WireTicket } from '../contract/ticket.ts';
import { moneyFromWire, moneyToWire } from './money.ts';

export const ticketToWire = (ticket: EarnedTicket): WireTicket => ({
  productId: ticket.productId,
  orderId: ticket.orderId,
  type: ticket.kind,
  value: ticket.kind === 'fixed' ? moneyToWire(ticket.amount) : Number(ticket.percent),
  freeShipping: ticket.hasFreeShipping,
  remainingUses: ticket.remainingUses ?? null,
});

/** The inverse of `ticketToWire`. */
export const ticketFromWire = (wire: WireTicket): EarnedTicket => ({
  ...(wire.type === 'fixed'
    ? { kind: 'fixed', amount: moneyFromWire(wire.value) }
    : { kind: 'percent', percent: String(wire.value) }),
  productId: wire.productId,
  orderId: wire.orderId,
  hasFreeShipping: wire.freeShipping,
  remainingUses: wire.remainingUses ?? undefined,
});
