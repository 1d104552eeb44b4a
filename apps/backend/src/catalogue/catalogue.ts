import { childrenIdsOf, isComposed, type Product } from '@ironcart/core/product';
import type { Site } from '@ironcart/core/site';
import type { RawBuilder } from 'kysely';
import type { Database } from '../db/pool.ts';
import { deepestLevel, readProducts } from './catalogue-reader.ts';
import {
  type CatalogueState,
  type CatalogueStateColumn,
  catalogueStateColumn,
  catalogueStateOf,
  readCatalogueState,
} from './catalogue-state.ts';
import { createKeptByRevision } from './kept-by-revision.ts';
import { inventoryOf, withPiecesLeft } from './product-stock.ts';

/** Maximum number of cached products; one with all its children takes some kilobytes. */
const mostProducts = 2_000;
const mostAnswers = 500;

/** Products whose revision and stock are read by another statement. */
export interface ProductsBeside {
  /** The column to add to that statement. */
  readonly column: RawBuilder<CatalogueStateColumn>;
  /** The products and all their descendants, by the value of the column. */
  read(column: CatalogueStateColumn): Promise<ReadonlyMap<number, Product>>;
}

/**
 * Reads products as a site sells them, and caches them as long as the database's revision of the catalogue is the same:
 * each read fetches the revision and the stock in one statement. So any number of processes and other writers may
 * change the catalogue at any time.
 */
export interface Catalogue {
  /** The revision of the catalogue; changes in stock do not increment it. */
  revision(): Promise<number>;
  /** Caches the result of `load` as long as the revision is the same. */
  keep<T>(revision: number, key: string, load: () => Promise<T>): Promise<T>;
  /**
   * Products of a revision by id, without their children. Their stock quantities may be from an earlier moment; whether
   * they are in stock is current.
   */
  productsAt(revision: number, ids: readonly number[], site: Site): Promise<ReadonlyMap<number, Product>>;
  /** Products by id, without those that do not exist or have no price in the site's currency. */
  products(ids: readonly number[], site: Site): Promise<ReadonlyMap<number, Product>>;
  /** The products and all their descendants in one flat map, for pricing a cart. */
  productsWithChildren(ids: readonly number[], site: Site): Promise<ReadonlyMap<number, Product>>;
  /** The same, with the state read by another statement. */
  productsBeside(ids: readonly number[], site: Site): ProductsBeside;
  /** A product with its children nested in it, for a product page. */
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

  /**
   * The ids, and those of all descendants known from cached products, so that their stock is read in the same
   * statement.
   */
  const guessIds = (ids: readonly number[], site: Site, depth: number): ReadonlySet<number> => {
    const guessed = new Set(ids);
    let level = ids;
    for (let below = 1; below < depth; below += 1) {
      level = level.flatMap((id) => childrenIn(keptProducts.guess(keyOf(id, site))));
      for (const id of level) guessed.add(id);
    }
    return guessed;
  };

  /** The products and this many levels of descendants, with the stock of a state that includes the guessed ids. */
  const readTreeAt = async (
    { revision, stock }: CatalogueState,
    guessed: ReadonlySet<number>,
    { ids, site, depth }: { readonly ids: readonly number[]; readonly site: Site; readonly depth: number },
  ): Promise<ReadonlyMap<number, Product>> => {
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
      const attributes = withPiecesLeft(product.attributes, row);
      found.set(id, { ...product, attributes, inventory: inventoryOf(row, attributes) });
    }
    return found;
  };

  /** The products and this many levels of descendants, with the current stock. */
  const readTree = async (ids: readonly number[], site: Site, depth: number): Promise<ReadonlyMap<number, Product>> => {
    const guessed = guessIds(ids, site, depth);
    return readTreeAt(await readCatalogueState(db, [...guessed]), guessed, { ids, site, depth });
  };

  return {
    revision: async () => (await readCatalogueState(db, [])).revision,
    productsAt,
    keep: async <T>(revision: number, key: string, load: () => Promise<T>): Promise<T> => {
      // A key is always used with the same type.
      const known = keptAnswers.get(revision, key) as Promise<T> | undefined;
      if (known) return known;
      const loading = load();
      keptAnswers.set(revision, key, loading);
      loading.catch(() => keptAnswers.delete(key));
      return loading;
    },
    products: (ids, site) => readTree(ids, site, 1),
    productsWithChildren: (ids, site) => readTree(ids, site, deepestLevel),
    productsBeside: (ids, site) => {
      const guessed = guessIds(ids, site, deepestLevel);
      return {
        column: catalogueStateColumn([...guessed]),
        read: (column) => readTreeAt(catalogueStateOf(column), guessed, { ids, site, depth: deepestLevel }),
      };
    },
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
