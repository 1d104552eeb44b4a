import { describe, expect, it } from 'vitest';
import { sessionEventFromWire, sessionEventToWire } from './checkout-session.ts';

const overTheWire = (event: Parameters<typeof sessionEventToWire>[0]) =>
  sessionEventFromWire(JSON.parse(JSON.stringify(sessionEventToWire(event))));

describe('address event of a checkout session', () => {
  it('clears an optional field, although JSON has no undefined', () => {
    const cleared = { company: undefined, vatNumber: undefined, city: 'Columbus' };
    expect(overTheWire({ type: 'billingAddress.changed', address: cleared })).toEqual({
      type: 'billingAddress.changed',
      address: { company: undefined, vatNumber: undefined, city: 'Columbus', _id: undefined },
    });
    expect(Object.keys(sessionEventToWire({ type: 'billingAddress.changed', address: { city: 'Bonn' } }))).toHaveLength(
      2,
    );
  });

  it('detaches the address from the address book, and clears the region id with another region', () => {
    const event = overTheWire({ type: 'shippingAddress.changed', address: { region: 'Texas' } });
    expect('address' in event && Object.entries(event.address)).toEqual([
      ['region', 'Texas'],
      ['regionId', undefined],
      ['_id', undefined],
    ]);
    const untouched = overTheWire({ type: 'shippingAddress.changed', address: { city: 'Austin' } });
    expect('address' in untouched && 'regionId' in untouched.address).toBe(false);
  });

  it('uses the wire name of the VAT number (S3-address-03)', () => {
    const wire = sessionEventToWire({ type: 'shippingAddress.changed', address: { vatNumber: 'DE123' } });
    expect(wire).toEqual({ type: 'shippingAddress.changed', address: { vatId: 'DE123' } });
    expect(sessionEventFromWire(wire)).toMatchObject({ address: { vatNumber: 'DE123' } });
  });
});
