import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { deferredPort } from '../testing/deferred-port.ts';
import { productListMachine } from './product-list.machine.ts';
import { selectListedProducts } from './product-list.selectors.ts';
import type { ListedItem } from './product-list.types.ts';

const bar = { productId: 1 };
const rack = { productId: 2 };

const open = () => {
  const load = deferredPort<readonly ListedItem[], AbortSignal>();
  const reports: string[] = [];
  const actor = createActor(productListMachine, {
    input: {
      ports: {
        load,
        report: ({ name }, items) => reports.push(`${name}: ${items.map(({ productId }) => productId).join(' ')}`),
      },
    },
  }).start();
  return {
    load,
    reports,
    see: () => actor.send({ type: 'list.seen' }),
    view: (name: string) => actor.send({ type: 'list.viewed', view: { name } }),
    products: () => selectListedProducts(actor.getSnapshot()),
    stop: () => actor.stop(),
  };
};

describe('product list', () => {
  it('is loaded once, when it becomes visible [S4-misc-05]', async () => {
    const { load, see, products } = open();
    expect(load.calls).toHaveLength(0);
    see();
    see();
    expect(load.calls).toHaveLength(1);
    expect(products()).toBeUndefined();
    await load.last().answer([bar, rack]);
    see();
    expect(products()).toEqual([bar, rack]);
    expect(load.calls).toHaveLength(1);
  });

  it('queues views before its products are loaded, and reports each once [S4-misc-06]', async () => {
    const { load, see, view, reports } = open();
    view('unseen');
    see();
    view('loading');
    expect(reports).toEqual([]);
    await load.last().answer([bar]);
    expect(reports).toEqual(['unseen: 1', 'loading: 1']);
    view('loaded');
    expect(reports).toEqual(['unseen: 1', 'loading: 1', 'loaded: 1']);
  });

  it('is empty if it cannot be loaded, without an error [S8-err-other-11]', async () => {
    const { load, see, view, products, reports } = open();
    see();
    view('loading');
    await load.last().fail();
    expect(products()).toEqual([]);
    expect(reports).toEqual(['loading: ']);
  });

  it('aborts its request when the shopper leaves the page', () => {
    const { load, see, stop } = open();
    see();
    stop();
    expect(load.last().request.aborted).toBe(true);
  });
});
