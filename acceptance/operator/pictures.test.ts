import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStore } from '../../e2e/fixtures/create-store.ts';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { openProduct } from '../../e2e/fixtures/open-product.ts';
import { type ProgramEnd, rawMessages, runProgram } from './run-program.ts';

const folder = makeDataDir();
const given = makeDataDir();
const environment = { IRONCART_DATA_DIR: folder };
const picture = (name: string) => readFileSync(join(import.meta.dirname, '../inputs/pictures', name));

const shop = createServer((request, response) => {
  if (request.url === '/moved.jpg') response.writeHead(302, { Location: '/bench.png?v=2' }).end();
  else if (request.url?.startsWith('/bench.png'))
    response.writeHead(200, { 'Content-Type': 'image/png' }).end(picture('bench.png'));
  else if (request.url === '/page.jpg') response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Log in');
  else response.writeHead(404).end();
});
let files = '';
const imported: ProgramEnd[] = [];

beforeAll(async () => {
  await new Promise<void>((open) => shop.listen(0, '127.0.0.1', open));
  const base = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  const csv = join(given, 'products.csv');
  writeFileSync(
    csv,
    [
      'Handle,Title,Variant SKU,Variant Price,Image Src',
      `own-bench,Own bench,OWN-1,99.00,${base}/moved.jpg`,
      `own-rack,Own rack,OWN-2,199.00,${base}/gone.jpg`,
      `own-bar,Own bar,OWN-3,299.00,${base}/page.jpg`,
      'own-mat,Own mat,OWN/4,29.00,',
      'own-lamp,Own lamp,OWN-5,19.00,lamp-in-the-dark.jpg',
      '',
    ].join('\n'),
  );
  files = join(given, 'files');
  mkdirSync(files);
  writeFileSync(join(files, 'own-mat.jpg'), picture('own-mat.jpg'));
  writeFileSync(join(files, 'OWN-4-2.avif'), picture('OWN-4-2.avif'));
  writeFileSync(join(files, 'notes.txt'), 'no picture');
  for (const name of ['photo.heic', 'scan.tiff', 'print-cmyk.jpg', 'moving.gif', 'drawing.svg', 'shot.webp']) {
    writeFileSync(join(files, name), picture(name));
  }
  await createStore(environment);
  imported.push(await runProgram(['catalogue.mjs', 'import', csv], environment));
  imported.push(
    await runProgram(['catalogue.mjs', 'import', csv], { ...environment, IRONCART_PICTURES_FROM_PRIVATE: 'on' }),
  );
  imported.push(await runProgram(['pictures.mjs', 'add', files], environment));
});

afterAll(() => {
  shop.close();
  rmSync(folder, { recursive: true, force: true });
  rmSync(given, { recursive: true, force: true });
});

test('picture import fetches pictures from the public internet only, and continues after a failed one', () => {
  const [guarded, open] = imported;
  expect(guarded).toMatchObject({ code: 0, output: expect.stringContaining('5 products imported') });
  expect(guarded?.output.match(/127\.0\.0\.1 is no address of the public internet/g)).toHaveLength(3);
  expect(open?.output).not.toMatch(rawMessages);
});

test('picture import reports missing pictures by row and column, and lists them in a file', () => {
  const open = imported[1];
  expect(open?.output).toContain('1 picture fetched.');
  expect(open?.output).toContain('3 pictures missing');
  expect(open?.output).toMatch(
    /row 3, column "Image Src": http\S+gone\.jpg: it could not be fetched: the server answers 404/,
  );
  expect(open?.output).toMatch(
    /row 4, column "Image Src": http\S+page\.jpg: it could not be fetched: the server answers text\/html/,
  );
  expect(open?.output).toMatch(/row 6, column "Image Src": lamp-in-the-dark\.jpg: no picture of this name was added/);
  const listed = readFileSync(join(given, 'products.csv.missing-pictures.csv'), 'utf8').trim().split('\n');
  expect(listed).toHaveLength(4);
  expect(listed[3]).toContain('"row 6, column ""Image Src""","own-lamp","lamp-in-the-dark.jpg"');
  expect(existsSync(join(given, 'products.csv.rejected.csv'))).toBe(false);
});

test('picture import assigns files of a folder by handle and SKU in any common format, and reports other files', () => {
  const added = imported[2];
  expect(added?.code).toBe(2);
  expect(added?.output).toContain('own-mat.jpg is shown with own-mat');
  expect(added?.output).toContain('OWN-4-2.avif is shown with own-mat');
  expect(added?.output).toMatch(/notes\.txt was not taken: it is no picture/);
  for (const name of ['scan.tiff', 'print-cmyk.jpg', 'moving.gif', 'shot.webp']) {
    expect(added?.output).toContain(`${name} is kept as ${name.split('.')[0]}`);
  }
  expect(added?.output).toMatch(/photo\.heic was not taken: HEIC pictures are not taken: save it as JPEG/);
  expect(added?.output).toMatch(/drawing\.svg was not taken: svg pictures are not taken/);
  expect(added?.output).toContain('6 pictures taken, 3 not.');
});

test('imported pictures are served in every width and format, listed, kept by an import without pictures, and removed', async () => {
  const store = await openProduct(environment);
  const mat = await (await fetch(`${store.url}/own-mat`)).text();
  expect(mat).toMatch(/\/img\/w=\d+,f=avif\/own-mat\.webp/);
  expect(mat).toMatch(/\/img\/w=\d+,f=avif\/own-4-2\.webp/);
  // The picture without a number is the first one, which share previews show.
  expect(mat).toMatch(/og:image" content="[^"]*own-mat\.webp/);
  const drawn = await fetch(`${store.url}/img/w=308,f=webp/own-mat.webp`);
  expect(drawn.headers.get('content-type')).toBe('image/webp');
  expect((await drawn.arrayBuffer()).byteLength).toBeGreaterThan(0);
  expect(await (await fetch(`${store.url}/own-bench`)).text()).toMatch(/\/img\/w=\d+,f=avif\/web-[0-9a-f]{20}\.webp/);

  const lamp = await (await fetch(`${store.url}/own-lamp`)).text();
  expect(lamp).toContain('data-monogram="OL"');
  expect(lamp).not.toMatch(/og:image|\/img\/[^"]*(?:lamp|\/")|"image":/);
  const found = await (await fetch(`${store.url}/search?q=own+lamp`)).text();
  expect(found).toContain('data-monogram="OL"');

  const listed = await runProgram(['pictures.mjs', 'list'], environment);
  expect(listed.output).toContain('own-mat  1200 x 900  shown with 1');
  const removed = await runProgram(['pictures.mjs', 'remove', 'own-mat'], environment);
  expect(removed.output).toContain('own-mat is removed');
  expect(await (await fetch(`${store.url}/own-mat`)).text()).not.toContain('own-mat.webp');
  expect((await fetch(`${store.url}/img/w=83,f=webp/own-mat.webp`)).status).toBe(404);
  await store.close();
  const exported = join(given, 'out.csv');
  await runProgram(['catalogue.mjs', 'export', exported], environment);
  expect(readFileSync(exported, 'utf8')).toContain('own-4-2.webp');
});
