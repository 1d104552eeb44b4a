import type { CheckoutPorts } from '@ironcart/checkout-machines';
import { expect, it, vi } from 'vitest';
import { latePorts } from './late-ports.ts';

it.each([
  'rates',
  'tax',
  'place',
  'order',
  'reloadCart',
  'paymentMethods',
  'giftCard',
  'promotionStatus',
  'deleteList',
] as const)('lazily loaded port %s is called once the client is loaded, and returns its result', async (name) => {
  const call = vi.fn(async () => `${name} of the store`);
  let arrive = (_: CheckoutPorts): void => undefined;
  const arriving = new Promise<CheckoutPorts>((resolve) => {
    arrive = resolve;
  });
  const local = { storage: { get: () => null, set: () => undefined, remove: () => undefined }, now: () => 7 };
  const ports = latePorts(arriving, local);
  const given = name === 'reloadCart' ? [] : ['given', 'more'];
  const answer = (ports[name] as (...given: readonly string[]) => Promise<unknown>)(...given);
  expect(call).not.toHaveBeenCalled();
  arrive({ [name]: call } as unknown as CheckoutPorts);
  expect(await answer).toBe(`${name} of the store`);
  expect(call.mock.calls).toEqual([given]);
  expect(ports.now()).toBe(7);
});
