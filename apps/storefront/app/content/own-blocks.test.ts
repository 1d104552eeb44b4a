import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { openStorefront, origin } from '../testing/open-storefront.ts';

const folder = mkdtempSync(join(tmpdir(), 'own-blocks-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (name: string, text: string): URL => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return pathToFileURL(file);
};

const code = `export default ({ react }) => ({ Chalk: () => react.createElement('p', null, 'Chalked here') });`;
const module = fileOf('blocks.js', code);
const styles = fileOf('blocks.css', 'p{color:red}');
const pageBlocks = [{ name: 'Chalk', props: {} }];

describe('blocks registered by the store', () => {
  it('are rendered on pages that contain them, with their style sheet', async () => {
    const { get } = await openStorefront({ pageBlocks, blocks: { module, styles } });
    const html = await (await get('/about')).text();
    expect(html).toContain('Chalked here');
    const [set, sheet] = [/"set":"([^"]+\.js)"/, /"styles":"([^"]+\.css)"/].map((path) => path.exec(html)?.[1] ?? '');
    expect([set, sheet]).toEqual([
      expect.stringMatching(/^\/assets\/own-[\da-f]{16}\.js$/),
      expect.stringMatching(/^\/assets\/own-[\da-f]{16}\.css$/),
    ]);
    for (const [path, type, text] of [
      [set, 'text/javascript; charset=utf-8', code],
      [sheet, 'text/css; charset=utf-8', 'p{color:red}'],
    ] as const) {
      const file = await get(path ?? '');
      expect([file.status, file.headers.get('Content-Type'), await file.text()]).toEqual([200, type, text]);
      expect(file.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(file.headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
  });

  it('are not referenced on other pages', async () => {
    const { get } = await openStorefront({ blocks: { module } });
    expect(await (await get('/about')).text()).not.toContain('/assets/own-');
  });

  it('need no style sheet, and HEAD requests for their files have no body', async () => {
    const { get, answer } = await openStorefront({ pageBlocks, blocks: { module } });
    const html = await (await get('/about')).text();
    expect(html).not.toContain('"styles"');
    const path = /"set":"([^"]+)"/.exec(html)?.[1] ?? '';
    const head = await answer(new Request(origin + path, { method: 'HEAD' }));
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await get('/assets/own-0000000000000000.js')).status).toBe(404);
  });
});
