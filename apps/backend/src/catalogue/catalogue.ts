import { childrenIdsOf, isComposed, type Product } from '@ironcart/core/product';
import type { Site } from '@ironcart/core/site';
import type { Database } from '../db/pool.ts';
import { deepestLevel, readProducts } from './catalogue-reader.ts';
import { readCatalogueState } from './catalogue-state.ts';
import { createKeptByRevision } from './kept-by-revision.ts';
import { inventoryOf } from './product-stock.ts';

/** A product with all of its children takes some kilobytes. */
const mostProducts = 2_000;
const mostAnswers = 500;

/**
 * Reads products as a site sells them, and keeps what it has read for as long as the database says that the catalogue is
 * the same: each reading asks for that, and for what is in stock, in one statement. So any number of processes and
 * whoever else writes to the database may change the catalogue at any time.
 */
export interface Catalogue {
  /** How often the catalogue has changed, the quantities in stock apart. */
  revision(): Promise<number>;
  /** What `load` answers, from now on without it, as long as the revision is the same. */
  keep<T>(revision: number, key: string, load: () => Promise<T>): Promise<T>;
  /**
   * Products of a revision by id, without their children; their quantities in stock may be those of an earlier moment,
   * whether there are any is right.
   */
  productsAt(revision: number, ids: readonly number[], site: Site): Promise<ReadonlyMap<number, Product>>;
  /** Products by id; those that do not exist or have no price in the site's currency are left out. */
  products(ids: readonly number[], site: Site): Promise<ReadonlyMap<number, Product>>;
  /** The products with everything below them, in one flat map: what pricing a cart needs. */
  productsWithChildren(ids: readonly number[], site: Site): Promise<ReadonlyMap<number, Product>>;
  /** A product with its children nested in it: what a product page shows. */
  completeProduct(id: number, site: Site): Promise<Product | undefined>;
}

const childrenIn = (product: Product | undefined): readonly number[] => (product ? childrenIdsOf(product) : []);

export const createCatalogue = (db: Database): Catalogue => {
  const keptProducts = createKeptByRevision<Product>(mostProducts);
  const keptAnswers = createKeptByRevision<Promise<unknown>>(mostAnswers);
  const keyOf = (id: number, { code }: Site): string => `${code} ${id}`;

  const productsAt = async (
    revision: number,
    ids: readonly number[],
    site: Site,
  ): Promise<ReadonlyMap<number, Product>> => {
    const found = new Map<number, Product>();
    const missing: number[] = [];
    for (const id of ids) {
      const product = keptProducts.get(revision, keyOf(id, site));
      if (product) found.set(id, product);
      else missing.push(id);
    }
    if (missing.length === 0) return found;
    for (const [id, product] of await readProducts(db, missing, site)) {
      keptProducts.set(revision, keyOf(id, site), product);
      found.set(id, product);
    }
    return found;
  };

  /** The ids and those of everything below, as far as products that were kept tell: their stock is asked for at once. */
  const guessIds = (ids: readonly number[], site: Site, depth: number): ReadonlySet<number> => {
    const guessed = new Set(ids);
    let level = ids;
    for (let below = 1; below < depth; below += 1) {
      level = level.flatMap((id) => childrenIn(keptProducts.guess(keyOf(id, site))));
      for (const id of level) guessed.add(id);
    }
    return guessed;
  };

  /** The products and so many levels of what they lead to, with what is in stock now. */
  const readTree = async (ids: readonly number[], site: Site, depth: number): Promise<ReadonlyMap<number, Product>> => {
    const guessed = guessIds(ids, site, depth);
    const { revision, stock } = await readCatalogueState(db, [...guessed]);
    const found = new Map<number, Product>();
    let level: readonly number[] = ids;
    for (let below = 0; below < depth && level.length > 0; below += 1) {
      const wanted = [...new Set(level)].filter((id) => !found.has(id));
      for (const [id, product] of await productsAt(revision, wanted, site)) found.set(id, product);
      level = wanted.flatMap((id) => childrenIn(found.get(id)));
    }
    const others = [...found.keys()].filter((id) => !guessed.has(id));
    const stockOfOthers = others.length === 0 ? stock : (await readCatalogueState(db, others)).stock;
    for (const [id, product] of found) {
      const row = (guessed.has(id) ? stock : stockOfOthers).get(id);
      found.set(id, { ...product, inventory: inventoryOf(row, product.attributes) });
    }
    return found;
  };

  return {
    revision: async () => (await readCatalogueState(db, [])).revision,
    productsAt,
    keep: async <T>(revision: number, key: string, load: () => Promise<T>): Promise<T> => {
      // Whoever keeps something under a key reads it under the same key.
      const known = keptAnswers.get(revision, key) as Promise<T> | undefined;
      if (known) return known;
      const loading = load();
      keptAnswers.set(revision, key, loading);
      loading.catch(() => keptAnswers.delete(key));
      return loading;
    },
    products: (ids, site) => readTree(ids, site, 1),
    productsWithChildren: (ids, site) => readTree(ids, site, deepestLevel),
    completeProduct: async (id, site) => {
      const products = await readTree([id], site, deepestLevel);
      const nest = (product: Product, depth: number): Product => {
        if (!isComposed(product) || depth >= deepestLevel) return product;
        const children = product.childrenIds.flatMap((childId) => products.get(childId) ?? []);
        return { ...product, children: children.map((child) => nest(child, depth + 1)) };
      };
      const product = products.get(id);
      return product && nest(product, 1);
    },
  };
};
