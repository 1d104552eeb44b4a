import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../prepare/root.mjs';
import { citedIn } from '../spec-map/citations.mjs';
import { readRegister } from '../spec-map/register.mjs';

/** The page of `docs/` for the citations in comments and test titles. */
const pages = {
  READINGS: 'docs/readings.md',
  FAULTS: 'docs/faults.md',
  SECURITY: 'docs/security.md',
} as const;

const specMap = 'docs/spec-map.md';

type Citation = keyof typeof pages;

const citation = /\b(READINGS|FAULTS|SECURITY)[ -]([A-Z]?\d+)\b/g;

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

const anchorsOf = (page: string): ReadonlySet<string> =>
  new Set([...textOf(page).matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id ?? ''));

const listFiles = (): readonly string[] =>
  execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs', '*.css', '*.sql', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter(Boolean);

it('docs/ contains every reading, fault and security rule cited in the source', () => {
  const anchors = Object.fromEntries(Object.values(pages).map((page) => [page, anchorsOf(page)]));
  const missing = listFiles().flatMap((file) =>
    [...textOf(file).matchAll(citation)].flatMap(([text, name, id]) => {
      const page = pages[name as Citation];
      return anchors[page]?.has(`${name}-${id}`.toLowerCase()) ? [] : [`${file}: ${text}`];
    }),
  );
  expect(missing).toEqual([]);
});

it('docs/spec-map.md contains every requirement cited in a source, test or page', () => {
  const anchors = anchorsOf(specMap);
  const missing = listFiles()
    .filter((file) => file !== specMap && !file.startsWith('scripts/spec-map/'))
    .flatMap((file) =>
      [...citedIn(textOf(file))].filter((id) => !anchors.has(id.toLowerCase())).map((id) => `${file}: ${id}`),
    );
  expect(missing).toEqual([]);
});

it('docs/spec-map.md contains each requirement of the register exactly once', () => {
  const ids = readRegister().flatMap(({ requirements }) => requirements.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(900);
  expect(new Set(ids).size).toBe(ids.length);
  const anchors = anchorsOf(specMap);
  expect(ids.filter((id) => !anchors.has(id.toLowerCase()))).toEqual([]);
});

const link = /\]\((?!https?:|mailto:|#)([^()\s#]+)(?:#[^()\s]*)?\)/g;
const fencedCode = /^```[\s\S]*?^```/gm;

it('documents contain only relative links to existing files and folders', () => {
  const broken = listFiles()
    .filter((file) => file.endsWith('.md') && file !== specMap)
    .flatMap((file) =>
      [...textOf(file).replace(fencedCode, '').matchAll(link)].flatMap(([, target = '']) =>
        existsSync(join(root, dirname(file), target)) ? [] : [`${file}: ${target}`],
      ),
    );
  expect(broken).toEqual([]);
});
