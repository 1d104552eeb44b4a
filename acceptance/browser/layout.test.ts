import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { sampleOf } from '../sample.ts';
import { layoutFaults } from './layout-faults.ts';
import { pageKinds } from './page-kinds.ts';
import { openPhone, type Phone } from './phone.ts';

const dataDir = makeDataDir();
let phone: Phone;

beforeAll(async () => {
  phone = await openPhone(dataDir);
});

afterAll(async () => {
  await phone.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test.each(sampleOf(pageKinds, 6))(
  'layout of $path has no overlapping text and no horizontal scrolling',
  async (kind) => {
    const faults = await phone.use(kind, (page) => layoutFaults(page, phone.url + kind.path));
    expect(faults).toEqual([]);
  },
);
