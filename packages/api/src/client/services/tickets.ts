import type { EarnedTicket } from '@ironcart/core/customer';
import { ticketFromWire } from '../../codec/ticket.ts';
import { ticketCalls } from '../../contract/ticket.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** Discounts that the customer has earned. */
export const createTicketService = (send: Send) => ({
  /** The discounts that are valid on the client's site, by product. */
  list: async (options: CallOptions = {}): Promise<readonly EarnedTicket[]> =>
    (await send(ticketCalls.getTickets, options)).map(ticketFromWire),
});
