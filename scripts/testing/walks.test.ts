import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../prepare/root.mjs';

const page = 'docs/architecture.md';
const step = /^(\d+)\. \[`[^`]+`\]\(([^)]+)\) \S/gm;

interface Walk {
  readonly title: string;
  readonly numbers: readonly number[];
  readonly files: readonly string[];
}

const readWalks = (): readonly Walk[] => {
  const section = readFileSync(join(root, page), 'utf8')
    .split(/^## /m)
    .find((text) => text.startsWith('Three walks'));
  return (section ?? '')
    .split(/^### /m)
    .slice(1)
    .map((text) => {
      const steps = [...text.matchAll(step)];
      return {
        title: text.split('\n', 1)[0] ?? '',
        numbers: steps.map(([, number]) => Number(number)),
        files: steps.map(([, , file]) => join('docs', file ?? '')),
      };
    });
};

const walks = readWalks();

it('docs/architecture.md contains the walks of a cart line, an order and a search query', () => {
  expect(walks.map(({ title }) => title.split(':')[0])).toEqual(['A cart line', 'An order', 'A search query']);
});

it.each(walks)(
  'docs/architecture.md lists existing files, each once, numbered in order: $title',
  ({ numbers, files }) => {
    expect(files.length).toBeGreaterThan(20);
    expect(numbers).toEqual(files.map((_, at) => at + 1));
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([]);
  },
);
