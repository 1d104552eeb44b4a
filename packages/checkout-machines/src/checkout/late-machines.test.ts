import { expect, it, vi } from 'vitest';
import { fetchPlacement } from './late-machines.ts';

vi.mock('../order-placement/order-placement.machine.ts', () => {
  throw Object.assign(new Error('The chunk is gone'), { code: 'chunk_gone' });
});

it('logs that the code that places orders is not here yet, and goes on', async () => {
  const log = vi.fn();
  fetchPlacement({ log });
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1));
  expect(log).toHaveBeenCalledWith('The code that places orders is not here yet', { code: expect.any(String) });
});
