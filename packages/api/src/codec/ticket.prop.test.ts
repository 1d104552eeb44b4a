import type { EarnedTicket } from '@ironcart/core/customer';
import { arbitraryMoney } from '@ironcart/core/testing';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { wireTicket } from '../contract/ticket.ts';

import { ticketFromWire, ticketToWire } from './ticket.ts';

const anyTicket: fc.Arbitrary<EarnedTicket> = fc
  .tuple(
    fc.oneof(
      fc.record({ kind: fc.constant('fixed' as const), amount: arbitraryMoney({ min: 0, max: 100_000_000_000 }) }),
      fc.record({
        kind: fc.constant('percent' as const),
        percent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => String(hundredths / 100)),
      }),
    ),
    fc.record({
      productId: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
      orderId: fc.string({ maxLength: 100 }),
      remainingUses: fc.option(fc.nat(1_000_000_000), { nil: undefined }),
      hasFreeShipping: fc.boolean(),
    }),
  )
  .map(([discount, terms]) => ({ ...discount, ...terms }));

it('ticket survives a round trip, with its percentage or amount to the last digit [S3-customer-02]', () => {
  fc.assert(
    fc.property(anyTicket, (ticket) => {
      const travelled = v.parse(wireTicket, JSON.parse(JSON.stringify(ticketToWire(ticket))));
      expect(ticketFromWire(travelled)).toEqual(ticket);
    }),
    { numRuns: 300 },
  );
});
