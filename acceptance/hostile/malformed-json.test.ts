import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';

let store: OpenProduct;
const dataDir = makeDataDir();

beforeAll(async () => {
  store = await openProduct({ IRONCART_DATA_DIR: dataDir });
});

afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('answers malformed JSON with 400', async () => {
  const response = await fetch(`${store.url}/svc_list/lists`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"type":',
  });
  expect(response.status).toBe(400);
});
