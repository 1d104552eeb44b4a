import { describe, expect, it } from 'vitest';
import { rewriteLinks } from './rewrite-links.mjs';

const pages = new Map([
  ['docs/rates.md', 'rates.md'],
  ['docs/extending/README.md', 'extending/index.md'],
  ['packages/tax/README.md', 'packages/tax.md'],
]);
const known = ['docs/rates.md', 'docs/extending', 'docs/extending/README.md', 'packages/tax', 'packages/tax/README.md'];
const repository = {
  exists: (path: string) => [...known, 'scripts/start.mjs', 'docs/bench/speed.svg'].includes(path),
  urlOf: (path: string) => `https://example.com/${path}`,
};
const rewritten = (markdown: string, file = 'docs/rates.md') => rewriteLinks(markdown, file, pages, repository);

describe('link in a document', () => {
  it.each([
    ['to a document leads to its page', '[rates](rates.md#files)', '[rates](/rates.md#files)'],
    ['to a README leads to its page', '[tax](../packages/tax/README.md)', '[tax](/packages/tax.md)'],
    ['to a folder leads to the page of its README', '[recipes](extending/)', '[recipes](/extending/index.md)'],
    [
      'to another file leads to the repository',
      '[`x`](../scripts/start.mjs)',
      '[`x`](https://example.com/scripts/start.mjs)',
    ],
    [
      'with an absolute URL is unchanged',
      '[a](https://a.example) [b](#files) [c](/x)',
      '[a](https://a.example) [b](#files) [c](/x)',
    ],
    ['to a picture leads to the public folder', '![speed](bench/speed.svg)', '![speed](/docs/bench/speed.svg)'],
    [
      'in code is unchanged',
      '`*` `[a](b.md)`\n\n```md\n[a](b.md)\n```\n',
      '`*` `[a](b.md)`\n\n```md\n[a](b.md)\n```\n',
    ],
  ])('%s', (_rule, markdown, expected) => {
    expect(rewritten(markdown)).toBe(expected);
  });

  it('with a missing target fails the build', () => {
    expect(() => rewritten('`*` [gone](gone.md)')).toThrow('docs/rates.md has a dead link: gone.md');
    expect(() => rewritten('![gone](bench/gone.svg)')).toThrow('bench/gone.svg');
  });
});
