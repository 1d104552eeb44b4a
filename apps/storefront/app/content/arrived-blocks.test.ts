import { expect, it, vi } from 'vitest';

it('block views are loaded once, and then available synchronously', async () => {
  vi.resetModules();
  const { blocksOf } = await import('./arrived-blocks.ts');
  // `use` suspends on this promise; another promise would suspend again.
  const waiting = blocksOf('event');
  expect(blocksOf('event')).toBe(waiting);
  const views = await waiting;
  expect(Object.keys(views)).toContain('Form');
  expect(blocksOf('event')).toBe(views);
  vi.resetModules();
});
