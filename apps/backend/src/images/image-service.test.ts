import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { createImageService } from './image-service.ts';
import { formatImageTransform, imageFormats, imageWidths, parseImageTransform } from './image-transform.ts';

describe('image transform', () => {
  it('parses every transform it formats, for each of the known widths', () => {
    for (const width of imageWidths) {
      for (const format of imageFormats) {
        expect(parseImageTransform(formatImageTransform({ width, format }))).toEqual({ width, format });
      }
    }
  });

  it.each(['w=999,f=avif', 'w=768', 'f=avif', 'w=768,f=gif', 'w=768,f=avif,q=100', ''])('rejects %j', (segment) => {
    expect(parseImageTransform(segment)).toBeUndefined();
  });
});

describe('image service', () => {
  let mastersDir = '';
  let cacheDir = '';
  let serve: (request: Request) => Promise<Response>;
  let serveUnkept: (request: Request) => Promise<Response>;
  const keepFaults: unknown[] = [];
  const get = (path: string, headers: Record<string, string> = {}) =>
    serve(new Request(`http://localhost${path}`, { headers }));

  beforeAll(async () => {
    mastersDir = await mkdtemp(join(tmpdir(), 'masters-'));
    cacheDir = join(await mkdtemp(join(tmpdir(), 'cache-')), 'images');
    const master = await sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#a33' } })
      .webp()
      .toBuffer();
    await writeFile(join(mastersDir, 'bumper-plate.webp'), master);
    const mastersDirs = [join(mastersDir, 'none-yet'), mastersDir];
    const onKeepFailed = (error: unknown) => keepFaults.push(error);
    serve = createImageService({ mastersDirs, cacheDir, onKeepFailed });
    const file = join(mastersDir, 'a-file');
    await writeFile(file, '');
    serveUnkept = createImageService({ mastersDirs, cacheDir: join(file, 'images'), onKeepFailed });
  });

  it('serves pictures that it cannot store, and reports that once', async () => {
    for (const width of [83, 308, 308]) {
      const request = new Request(`http://localhost/img/w=${width},f=webp/bumper-plate.webp`);
      const response = await serveUnkept(request);
      expect([response.status, (await sharp(await response.arrayBuffer()).metadata()).width]).toEqual([200, width]);
    }
    expect(keepFaults).toHaveLength(1);
  });

  it.each(imageFormats)('returns a picture of the requested width as %s', async (format) => {
    const response = await get(`/img/w=308,f=${format}/bumper-plate.webp`);
    expect(response.headers.get('content-type')).toBe(`image/${format}`);
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 308, height: 308 });
  });

  it('never enlarges a master', async () => {
    const response = await get('/img/w=1960,f=webp/bumper-plate.webp');
    expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(1000);
  });

  it('renders a picture once for concurrent requests', async () => {
    await Promise.all(Array.from({ length: 20 }, () => get('/img/w=83,f=webp/bumper-plate.webp')));
    expect((await readdir(cacheDir)).filter((file) => file.endsWith('-83.webp'))).toHaveLength(1);
  });

  it('answers 304 to a browser that has cached the picture', async () => {
    const first = await get('/img/w=83,f=webp/bumper-plate.webp');
    const again = await get('/img/w=83,f=webp/bumper-plate.webp', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(first.headers.get('etag')).toMatch(/^"[\w-]{22}"$/);
    expect((await get('/img/w=83,f=webp/bumper-plate.webp', { 'if-none-match': '"another"' })).status).toBe(200);
  });

  it('fails if a master exists but cannot be read, without searching further', async () => {
    await mkdir(join(mastersDir, 'a-folder.webp'));
    await expect(get('/img/w=83,f=webp/a-folder.webp')).rejects.toMatchObject({ code: 'EISDIR' });
  });

  it('finds no master if a file is in place of its folder', async () => {
    const file = join(mastersDir, 'no-folder');
    await writeFile(file, '');
    const serveBelow = createImageService({ mastersDirs: [file], cacheDir, onKeepFailed: () => undefined });
    expect((await serveBelow(new Request('http://localhost/img/w=83,f=webp/bumper-plate.webp'))).status).toBe(404);
  });

  it('encodes JPEG progressively, which is smaller', async () => {
    const response = await get('/img/w=83,f=jpeg/bumper-plate.webp');
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ isProgressive: true });
  });

  it.each([
    ['/img/w=999,f=webp/bumper-plate.webp', 400],
    ['/img/w=83,f=webp/no-such-plate.webp', 404],
    ['/img/w=83,f=webp/..%2fsecret.webp', 404],
    ['/img/w=83,f=webp/../../etc/passwd', 404],
  ])('rejects %s with %i', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });
});
