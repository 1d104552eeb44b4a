import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixtureIds } from '../testing/store-fixture.ts';
import { useTestStore } from '../testing/test-store.ts';
import { addPictures, describePictures, removePicture } from './index.ts';

const store = useTestStore();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ironcart-own-pictures-'));
  const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  for (const name of ['Own Bar.png', 'own-bar-2.png', 'own-bar-x.png', '日本.png']) {
    await writeFile(join(folder, name), picture);
  }
  await writeFile(join(folder, 'own-bar-3.png'), 'no picture');
  await store.db
    .updateTable('products')
    .set({ url_key: 'own-bar', pictures: '[]' })
    .where('product_id', '=', fixtureIds.bar)
    .execute();
});
afterAll(() => rm(folder, { recursive: true }));

const options = () => ({ databaseUrl: store.databaseUrl, picturesDir: join(folder, 'masters') });
const mastersOfBar = async (): Promise<readonly unknown[]> => {
  const { pictures } = await store.db
    .selectFrom('products')
    .select('pictures')
    .where('product_id', '=', fixtureIds.bar)
    .executeTakeFirstOrThrow();
  return (pictures as unknown as readonly { readonly master: string }[]).map(({ master }) => master);
};

it('picture upload assigns each picture to the product in its name, and gives the reason for a rejected one', async () => {
  const files = ['Own Bar.png', 'own-bar-2.png', 'own-bar-x.png', 'own-bar-3.png', '日本.png'];
  const outcomes = await addPictures(
    options(),
    files.map((file) => join(folder, file)),
  );
  expect(outcomes.map(({ master, handle, refused }) => [master, handle, refused])).toEqual([
    ['own-bar', 'own-bar', undefined],
    ['own-bar-2', 'own-bar', undefined],
    ['own-bar-x', undefined, undefined],
    ['own-bar-3', undefined, expect.stringMatching(/^it is no picture/)],
    ['', undefined, 'its name needs Latin letters or digits'],
  ]);
  expect(await mastersOfBar()).toEqual(['own-bar', 'own-bar-2']);
  const size = { width: 30, height: 20 };
  expect(await describePictures(store.databaseUrl, ['own-bar', 'own-bar-x', 'none'])).toEqual([
    { master: 'own-bar', ...size, products: 1 },
    { master: 'own-bar-x', ...size, products: 0 },
  ]);
});

it('picture removal deletes it from folder, database and product, and no other picture', async () => {
  expect(await removePicture(options(), 'own-bar-2')).toBe(true);
  expect(await removePicture(options(), 'own-bar-2')).toBe(false);
  expect(await mastersOfBar()).toEqual(['own-bar']);
  expect((await readdir(join(folder, 'masters'))).sort()).toEqual(['own-bar-x.webp', 'own-bar.webp']);
  expect((await describePictures(store.databaseUrl, ['own-bar', 'own-bar-2'])).map(({ master }) => master)).toEqual([
    'own-bar',
  ]);
});
