import { expect, it, vi } from 'vitest';

it('views of blocks that are on their way are fetched once, and are there at once afterwards', async () => {
  vi.resetModules();
  const { blocksOf } = await import('./arrived-blocks.ts');
  // What waits for them is shown by `use`, which takes another promise for another wait.
  const waiting = blocksOf('event');
  expect(blocksOf('event')).toBe(waiting);
  const views = await waiting;
  expect(Object.keys(views)).toContain('Form');
  expect(blocksOf('event')).toBe(views);
  vi.resetModules();
});
