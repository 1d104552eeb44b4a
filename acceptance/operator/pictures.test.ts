import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
      '',
    ].join('\n'),
  );
  files = join(given, 'files');
  mkdirSync(files);
  writeFileSync(join(files, 'own-mat.jpg'), picture('own-mat.jpg'));
  writeFileSync(join(files, 'OWN-4-2.avif'), picture('OWN-4-2.avif'));
  writeFileSync(join(files, 'notes.txt'), 'no picture');
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

test('pictures are fetched from the public internet alone, and one that cannot be had stops nothing', () => {
  const [guarded, open] = imported;
  expect(guarded).toMatchObject({ code: 0, output: expect.stringContaining('4 products imported') });
  expect(guarded?.output.match(/was not taken: 127\.0\.0\.1 is no address of the public internet/g)).toHaveLength(3);
  expect(open?.output).toContain('1 pictures fetched, 2 not.');
  expect(open?.output).toMatch(/own-rack: \S+ was not taken: the server answers 404/);
  expect(open?.output).toMatch(/own-bar: \S+ was not taken: the server answers text\/html and no picture/);
  expect(open?.output).not.toMatch(rawMessages);
});

test('files of a folder are taken by handle and SKU, of any usual format; what is no picture is said', () => {
  const added = imported[2];
  expect(added?.code).toBe(2);
  expect(added?.output).toContain('own-mat.jpg is shown with own-mat');
  expect(added?.output).toContain('OWN-4-2.avif is shown with own-mat');
  expect(added?.output).toMatch(/notes\.txt was not taken: it is no picture/);
  expect(added?.output).toContain('2 pictures taken, 1 not.');
});

test('own pictures are served in every width and format, listed, kept by an import without pictures, and removed', async () => {
  const store = await openProduct(environment);
  const mat = await (await fetch(`${store.url}/own-mat`)).text();
  expect(mat).toMatch(/\/img\/w=\d+,f=avif\/own-mat\.webp/);
  expect(mat).toMatch(/\/img\/w=\d+,f=avif\/own-4-2\.webp/);
  const drawn = await fetch(`${store.url}/img/w=308,f=webp/own-mat.webp`);
  expect(drawn.headers.get('content-type')).toBe('image/webp');
  expect((await drawn.arrayBuffer()).byteLength).toBeGreaterThan(0);
  expect(await (await fetch(`${store.url}/own-bench`)).text()).toMatch(/\/img\/w=\d+,f=avif\/web-[0-9a-f]{20}\.webp/);

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
