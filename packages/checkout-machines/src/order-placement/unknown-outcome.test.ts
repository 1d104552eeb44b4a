import { describe, expect, it } from 'vitest';
import { openPlacement, stored } from '../testing/placement-world.ts';

describe('attempt with an unknown outcome', () => {
  const unknown = {
    ok: false,
    issues: [{ code: 'internal_error', message: 'settling', orderId: 'order-1' }],
  } as const;

  it('is queried, because the order may have been placed', async () => {
    const world = openPlacement();
    await world.place.last().answer(unknown);
    expect(world.fetchOrder.calls.map(({ request }) => request)).toEqual(['order-1']);
    await world.fetchOrder.last().answer(stored('published'));
    await world.advance(500);
    expect(world.outcome()).toMatchObject({ ok: true });
  });

  it('is a declined payment if the store has abandoned the order', async () => {
    const world = openPlacement();
    await world.place.last().answer(unknown);
    await world.fetchOrder.last().answer(stored('payment_error'));
    await world.advance(500);
    expect(world.outcome()).toMatchObject({
      ok: false,
      issues: [
        {
          code: 'payment_error',
          status: 'payment_error',
          unsettled: undefined,
        },
      ],
    });
  });

  it('is awaited for at most 30 s while the store settles it, and then stays unsettled', async () => {
    const world = openPlacement();
    await world.place.last().answer(unknown);
    await world.fetchOrder.last().answer(stored('new'));
    expect(world.facts().challenge).toBeUndefined();
    await world.fetchOrder.last().answer(stored('new'));
    await world.advance(29_999);
    expect(world.isOver()).toBe(false);
    await world.advance(1);
    expect(world.outcome()).toMatchObject({ ok: false, issues: [{ unsettled: { orderId: 'order-1', storeId: 1 } }] });
  });

  it('stays unsettled if the store cannot be queried', async () => {
    const world = openPlacement();
    await world.place.last().answer(unknown);
    await world.fetchOrder.last().fail('no_response');
    await world.advance(500);
    expect(world.outcome()).toMatchObject({
      ok: false,
      issues: [
        {
          code: 'internal_error',
          unsettled: { orderId: 'order-1', storeId: 1 },
        },
      ],
    });
  });

  it('is not queried if it definitely failed', async () => {
    const world = openPlacement();
    await world.place.last().answer({
      ok: false,
      issues: [{ code: 'payment_error', message: 'declined', orderId: 'order-1' }],
    });
    await world.advance(500);
    expect(world.fetchOrder.calls).toHaveLength(0);
    expect(world.outcome()).toMatchObject({ ok: false, issues: [{ code: 'payment_error', unsettled: undefined }] });
  });
});
