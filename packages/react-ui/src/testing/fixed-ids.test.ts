import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.stories.tsx', '!../**/*.test.tsx', '!./*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** An id that a view writes itself, or points to. */
const ownId = /\s(?:id|htmlFor|aria-labelledby|aria-describedby|aria-controls)="[^"]*"/g;

it('views have no fixed ids, because a page may show them twice or already use the id', () => {
  const found = Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(ownId)].map(([id]) => `${path}:${id}`),
  );
  expect(Object.keys(sources).length).toBeGreaterThan(150);
  expect(found).toEqual([]);
});
