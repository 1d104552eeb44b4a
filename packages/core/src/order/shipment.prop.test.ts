import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shipmentStatus, shipmentStatuses } from './shipment.ts';

const event = (status: (typeof shipmentStatuses)[number]) => ({ status, happenedAt: '2026-11-21T09:30:00Z' });

describe('status of a package', () => {
  it('is handed over until its carrier reports another status', () => {
    expect(shipmentStatus({ events: [] })).toBe('handed_over');
  });

  it('never moves backwards, for any order of events', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...shipmentStatuses)),
        fc.constantFrom(...shipmentStatuses),
        (told, late) => {
          const rank = (statuses: typeof told) =>
            shipmentStatuses.indexOf(shipmentStatus({ events: statuses.map(event) }));
          expect(rank([...told, late])).toBeGreaterThanOrEqual(rank(told));
          expect(rank(told.toReversed())).toBe(rank(told));
        },
      ),
    );
  });
});
