import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { inRoot } from '../../scripts/prepare/root.mjs';
import type { ComposedOrder } from '../live/composed-order.ts';
import { type Answer, createGuest } from '../live/guest.ts';
import { runProgram } from '../operator/run-program.ts';

/** A store that runs with a recipe's extensions module. */
export interface RecipeStore {
  readonly url: string;
  /** Imports a folder of the recipe into the store, as `npm run catalogue -- import` does. */
  importFolder(name: string): Promise<void>;
  /** The id of the bar that the recipes sell. */
  barId(): Promise<number>;
}

/**
 * Opens a store for a test file, with a recipe of docs/extending copied outside of the repository, where an adopter
 * would keep it.
 * @param environment additional settings
 */
export const openRecipeStore = (
  recipe: string,
  environment: () => Promise<Readonly<Record<string, string>>> = async () => ({}),
): RecipeStore => {
  const dataDir = makeDataDir();
  const ownFolder = mkdtempSync(join(tmpdir(), 'ironcart-own-'));
  let store: OpenProduct | undefined;

  beforeAll(async () => {
    cpSync(inRoot('docs', 'extending', recipe), ownFolder, { recursive: true });
    store = await openProduct({
      IRONCART_DATA_DIR: dataDir,
      IRONCART_EXTENSIONS: join(ownFolder, 'extensions.mjs'),
      ...(await environment()),
    });
  }, 300_000);
  afterAll(async () => {
    await store?.close();
    for (const folder of [dataDir, ownFolder]) rmSync(folder, { recursive: true, force: true });
  });

  const urlOf = (): string => {
    if (store === undefined) throw new Error('The store opens before the first test');
    return store.url;
  };
  return {
    get url() {
      return urlOf();
    },
    importFolder: async (name) => {
      const words = ['catalogue.mjs', 'import', join(ownFolder, name)] as const;
      const { code, output } = await runProgram([...words], { IRONCART_DATA_DIR: dataDir });
      if (code !== 0) throw new Error(output);
    },
    barId: async () => {
      const answer = await createGuest(urlOf()).call('GET', '/svc_route/route?url=/halden-workshop-bar-20-kg');
      return (answer.body as { entityId: number }).entityId;
    },
  };
};

const testCard = { number: '4100 0000 0000 0001', expMonth: 12, expYear: 2035, cvc: '123', name: 'Gale Guest' };

/** Places an order paid with a sandbox card. */
export const placeByCard = async (url: string, order: ComposedOrder): Promise<Answer> => {
  const { body } = await createGuest(url).call('POST', '/sandbox-pay/tokens', testCard);
  const { token } = body as { readonly token: string };
  return order.place({ paymentType: 'adyen', adyenType: 'scheme', transactionToken: token });
};
