import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadAssets } from './load-assets.ts';

const build = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'));
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, 'assets'));
  const manifest = {
    'app/browser.tsx': {
      file: 'assets/browser-1.js',
      isEntry: true,
      imports: ['_base.js'],
      css: ['assets/browser-1.css'],
    },
    '_base.js': {
      file: 'assets/base-1.js',
      css: ['assets/base-1.css'],
      assets: ['assets/plate-latin-wdth-normal-1.woff2'],
    },
    'app/routes/home/route.tsx': { file: 'assets/home-1.js', imports: ['_base.js', 'app/browser.tsx'] },
  };
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, '.vite/starter.js'), 'start();\n');
  writeFileSync(join(folder, '.vite/service-worker.js'), 'work();\n');
  writeFileSync(join(folder, 'assets/base-1.js'), 'plain');
  writeFileSync(join(folder, 'assets/base-1.js.br'), 'brotli');
  writeFileSync(join(folder, 'assets/base-1.js.gz'), 'gzip');
  writeFileSync(join(folder, 'assets/text-latin-wght-normal-1.woff2'), 'text');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, '.env'), 'secret');
  return folder;
};

const asking = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Request(`http://shop.test${path}`, { method, headers });

describe('built files', () => {
  const assets = loadAssets(build());

  it('are sent as compressed by the build, in the best accepted encoding', async () => {
    const sent = async (accepted: string) => {
      const response = assets.serve(asking('/assets/base-1.js', { 'Accept-Encoding': accepted }));
      return [response?.headers.get('Content-Encoding'), await response?.text()];
    };
    expect(await sent('gzip, deflate, br')).toEqual(['br', 'brotli']);
    expect(await sent('gzip, br;q=0')).toEqual(['gzip', 'gzip']);
    expect(await sent('')).toEqual([null, 'plain']);
  });

  it('are cached permanently with a hash in their name, and otherwise for an hour', () => {
    const kept = (path: string) => assets.serve(asking(path))?.headers.get('Cache-Control');
    expect(kept('/assets/base-1.js')).toBe('public, max-age=31536000, immutable');
    expect(kept('/favicon.svg')).toBe('public, max-age=3600');
  });

  it('vary by encoding if there are several, and have no body for HEAD', async () => {
    const response = assets.serve(asking('/assets/base-1.js', {}, 'HEAD'));
    expect(response?.headers.get('Vary')).toBe('Accept-Encoding');
    expect(await response?.text()).toBe('');
    expect(assets.serve(asking('/favicon.svg'))?.headers.has('Vary')).toBe(false);
  });

  it('have the text font at a fixed path, for the card fields of the sandbox provider', async () => {
    const font = assets.serve(asking('/fonts/text.woff2'));
    expect(font?.headers.get('Content-Type')).toBe('font/woff2');
    expect(font?.headers.get('Cache-Control')).toBe('public, max-age=3600');
    expect(await font?.text()).toBe('text');
  });

  it('exclude the manifest, dot files, and anything above the folder', () => {
    for (const path of [
      '/.vite/manifest.json',
      '/.vite/starter.js',
      '/.env',
      '/../.env',
      '/assets/%2e%2e/.env',
      '/assets/base-1.js.br',
    ]) {
      expect(assets.serve(asking(path)), path).toBeUndefined();
    }
  });

  it('of a page are its chunks and their imports without duplicates, with styles and fonts', () => {
    expect(assets.documentAssets(['app/routes/home/route.tsx'])).toEqual({
      entry: '/assets/browser-1.js',
      preloads: ['/assets/base-1.js', '/assets/home-1.js'],
      later: [],
      styles: ['/assets/base-1.css', '/assets/browser-1.css'],
      fonts: ['/assets/plate-latin-wdth-normal-1.woff2'],
    });
  });

  it('of a lazily loaded module are those that the page does not load itself', () => {
    const { preloads, later } = assets.documentAssets([], [], ['app/routes/home/route.tsx']);
    expect([preloads, later]).toEqual([['/assets/base-1.js'], ['/assets/home-1.js']]);
  });

  it('of a part that is only styled are its styles, without scripts', () => {
    const { preloads, styles } = assets.documentAssets([], ['app/routes/home/route.tsx']);
    expect(preloads).toEqual(['/assets/base-1.js']);
    expect(styles).toEqual(['/assets/base-1.css', '/assets/browser-1.css']);
  });
});
