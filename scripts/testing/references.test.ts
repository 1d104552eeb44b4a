import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../prepare/root.mjs';

/** The page of `docs/` that explains what a comment or a test title cites. */
const pages = {
  READINGS: 'docs/readings.md',
  FAULTS: 'docs/faults.md',
  SECURITY: 'docs/security.md',
} as const;

type Citation = keyof typeof pages;

const citation = /\b(READINGS|FAULTS|SECURITY)[ -]([A-Z]?\d+)\b/g;

const anchorsOf = (page: string): ReadonlySet<string> =>
  new Set([...readFileSync(join(root, page), 'utf8').matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id ?? ''));

it('explains in docs/ every reading, fault and security rule that the source cites', () => {
  const anchors = Object.fromEntries(Object.values(pages).map((page) => [page, anchorsOf(page)]));
  const files = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs', '*.css', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\0');
  const missing = files.filter(Boolean).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(citation)].flatMap(([text, name, id]) => {
      const page = pages[name as Citation];
      return anchors[page]?.has(`${name}-${id}`.toLowerCase()) ? [] : [`${file}: ${text}`];
    }),
  );
  expect(missing).toEqual([]);
});
