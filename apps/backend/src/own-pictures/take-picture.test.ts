import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UnusablePictureError } from '../images/encode-picture.ts';
import { largestPictureBytes, masterNameOf, takePicture } from './take-picture.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ironcart-masters-'));
});
afterAll(() => rm(folder, { recursive: true }));

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a33' } });

describe("master of a merchant's picture", () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const)('is WebP, converted from %s', async (format) => {
    const taken = await takePicture(await plain(30, 20).toFormat(format).toBuffer(), format, join(folder, 'new'));
    expect(taken).toEqual({
      master: format,
      width: 30,
      height: 20,
      blurred: expect.stringMatching(/^data:image\/webp;base64,./),
    });
    expect(await readdir(join(folder, 'new'))).toContain(`${format}.webp`);
    expect(await sharp(join(folder, 'new', `${format}.webp`)).metadata()).toMatchObject({ format: 'webp', width: 30 });
    const [, blurred = ''] = taken.blurred.split(',');
    expect(await sharp(Buffer.from(blurred, 'base64')).metadata()).toMatchObject({ width: 16, height: 11 });
  });

  it('is upright, and no larger than pages show', async () => {
    const lying = await plain(3_000, 1_000).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await takePicture(lying, 'tall', folder)).toMatchObject({ width: 800, height: 2_400 });
    expect((await sharp(join(folder, 'tall.webp')).metadata()).exif).toBeUndefined();
  });

  it.runIf(process.platform === 'linux')('is rejected immediately if no folder can be created', async () => {
    const taken = takePicture(await plain(30, 20).png().toBuffer(), 'new', '/proc/ironcart/pictures');
    await expect(taken).rejects.toMatchObject({ code: 'ENOENT' });
  });

  const svg = (size: number) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"/>`);
  /** Ten times ten times ... a rectangle, in 4 KB. */
  const sizeless = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg"><defs><g id="g0"><rect width="1" height="1"/></g>${Array.from(
      { length: 19 },
      (_, level) => `<g id="g${level + 1}">${`<use href="#g${level}"/>`.repeat(10)}</g>`,
    ).join('')}</defs><use href="#g19"/></svg>`,
  );
  /** The head of a PNG that says how large it is. */
  const emptyPng = (side: number): Buffer => {
    const chunk = (type: string, data: Buffer): Buffer => {
      const typed = Buffer.concat([Buffer.from(type), data]);
      const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
      length.writeUInt32BE(data.length);
      sum.writeUInt32BE(crc32(typed));
      return Buffer.concat([length, typed, sum]);
    };
    const head = Buffer.alloc(13);
    head.writeUInt32BE(side, 0);
    head.writeUInt32BE(side, 4);
    head[8] = 8;
    const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
    return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(9)))]);
  };
  it.each([
    ['SVG', () => svg(10), 'svg pictures are not taken: use JPEG, PNG, WebP or AVIF'],
    [
      'a text',
      () => Buffer.from('no picture'),
      'it is no picture that can be read (JPEG, PNG, WebP, AVIF, TIFF or GIF)',
    ],
    ['a file of too many bytes', () => Buffer.alloc(largestPictureBytes + 1), 'the file is larger than 30 MB'],
    [
      'a file of exactly the maximum size',
      () => Buffer.alloc(largestPictureBytes),
      expect.stringMatching(/^it is no picture/),
    ],
    [
      'an SVG without a size, which only rendering would determine',
      () => sizeless,
      'svg pictures are not taken: use JPEG, PNG, WebP or AVIF',
    ],
    ['a compressed SVG without a size', () => gzipSync(sizeless), expect.stringMatching(/^it is no picture/)],
    ['too many pixels', () => emptyPng(10_001), 'it has more than 100 million pixels'],
  ])('is not created from %s', async (_what, bytes, message) => {
    const refused = await takePicture(bytes(), 'refused', folder).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UnusablePictureError);
    expect(refused).toMatchObject({ message });
    expect(await readdir(folder)).not.toContain('refused.webp');
  });

  it('rethrows file system errors', async () => {
    await takePicture(await plain(1, 1).png().toBuffer(), 'a-file', folder);
    const taking = takePicture(await plain(1, 1).png().toBuffer(), 'x', join(folder, 'a-file.webp'));
    await expect(taking).rejects.toMatchObject({ syscall: 'mkdir' });
  });
});

describe('file name of a master', () => {
  it.each([
    ['Bumper Plate (10 kg)', 'bumper-plate-10-kg'],
    ['  --Größe--é_1 ', 'gro-e-e-1'],
    ['日本', ''],
    [`${'a'.repeat(119)} b`, 'a'.repeat(119)],
    ['a'.repeat(130), 'a'.repeat(120)],
  ])('for %j is %j', (text, name) => {
    expect(masterNameOf(text)).toBe(name);
  });
});
