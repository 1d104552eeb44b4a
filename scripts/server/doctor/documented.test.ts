import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from '../../prepare/root.mjs';

const named = readdirSync(import.meta.dirname)
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => [
    ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/'(docs\/[\w/-]+\.md)(#[\w-]+)?'/g),
  ]);

/** GitHub's name of a heading in an address. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');

it("documentation contains every page and section named in the doctor's remedies", () => {
  expect(named.length).toBeGreaterThan(20);
  const missing = named.filter(([, page = '', section]) => {
    if (!existsSync(inRoot(page))) return true;
    const headings = [...readFileSync(inRoot(page), 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
      slugOf(text),
    );
    return section !== undefined && !headings.includes(section.slice(1));
  });
  expect(missing.map(([text]) => text)).toEqual([]);
});
