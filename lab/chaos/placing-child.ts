import process from 'node:process';
import type { WireNewOrder, WirePlacement } from '@ironcart/api/contract';
import { createBackend } from '../../apps/backend/src/create-backend.ts';
import { createBrowser } from '../../apps/backend/src/testing/browser.ts';
import { chaosOptions } from './chaos-store.ts';
import { installKillSwitch } from './kill-switch.ts';

/** A child's task and the point at which it dies. */
export interface Task {
  readonly kind: 'place' | 'placeAndApprove' | 'placeAndDecline' | 'reconcile';
  readonly order: WireNewOrder;
  readonly cookie: string;
  readonly key: string | undefined;
  /** How far the clock is ahead of the machine's, in milliseconds. */
  readonly aheadMs: number;
  readonly dieAt: number;
}

export type ChildMessage = { readonly isReady: true } | { readonly points: number };

const killSwitch = installKillSwitch();
let aheadMs = 0;
const backend = await createBackend({
  ...chaosOptions(process.env.CHAOS_DATABASE_URL ?? '', () => new Date(Date.now() + aheadMs)),
  maxConnections: 4,
  providerFetch: async (request, answer) => {
    killSwitch.pass();
    const response = await answer(request);
    killSwitch.pass();
    return response;
  },
});

const perform = async ({ kind, order, cookie, key }: Task): Promise<void> => {
  if (kind === 'reconcile') return backend.reconcile();
  const browser = createBrowser(backend, 'USA', cookie);
  const response = await browser.request('/svc_checkout/order', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(key === undefined ? {} : { 'Idempotency-Key': key }) },
    body: JSON.stringify(order),
  });
  if (kind === 'place') return;
  const { payment } = (await response.json()) as WirePlacement;
  await browser.request(`/sandbox-pay/challenge/${payment.transactionId}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: `decision=${kind === 'placeAndApprove' ? 'approve' : 'decline'}`,
  });
};

const tell = (message: ChildMessage): void => {
  process.send?.(message);
};

process.on('message', async (message) => {
  const task = message as Task;
  aheadMs = task.aheadMs;
  killSwitch.arm(task.dieAt);
  await perform(task);
  tell({ points: killSwitch.disarm() });
});
tell({ isReady: true });
