import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { originsOf, readExtensions } from './extensions.ts';

const folder = mkdtempSync(join(tmpdir(), 'ironcart-extensions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const moduleOf = (text: string): string => {
  files += 1;
  const name = `extensions-${files}.mjs`;
  writeFileSync(join(folder, name), text);
  return name;
};

it('extensions come from the module, resolved from the root folder, and are empty without a module', async () => {
  const file = moduleOf("export default { carriers: [{ name: 'Bikes', methods: [] }] };");
  expect(await readExtensions(folder, file)).toEqual({ carriers: [{ name: 'Bikes', methods: [] }] });
  expect(await readExtensions('/elsewhere', join(folder, file))).toHaveProperty('carriers');
  expect(await readExtensions(folder, undefined)).toEqual({});
});

it.each([
  ['a missing module', undefined, 'cannot be loaded'],
  ['a module that fails', "throw new Error('no key');", 'cannot be loaded: no key'],
  ['no default export', 'export const carriers = [];', 'is not valid at its default export'],
  ['a misspelt name', 'export default { carrier: [] };', 'is not valid at carrier'],
  ['an entry without a name', 'export default { paymentMethods: [{ type: "a" }] };', 'at paymentMethods.0.name'],
  [
    'a search engine that removes no indexes',
    `const f = () => 0;
    export default { searchIndex: { name: 'a', format: 1, find: f, has: f, create: f, write: f } };`,
    'at searchIndex.removeOthers',
  ],
] as const)('extensions are rejected in one sentence with %s', async (_, text, why) => {
  const file = text === undefined ? 'missing.mjs' : moduleOf(text);
  await expect(readExtensions(folder, file)).rejects.toThrow(why);
});

it('extensions name the origins of wallets for the checkout pages', () => {
  const isOffered = () => true;
  const open = () => Promise.reject(new Error('never opened'));
  const any = { type: 'krone', name: 'Krone', isOffered, open } as const;
  const wallet = { ...any, kind: 'wallet', browserModule: new URL('file:///w.js') } as const;
  expect(originsOf({})).toEqual([]);
  expect(
    originsOf({
      paymentMethods: [{ ...wallet, origins: ['https://krone.example'] }, wallet, { ...any, kind: 'redirect' }],
    }),
  ).toEqual(['https://krone.example']);
});
