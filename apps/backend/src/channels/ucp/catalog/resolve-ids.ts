import { isVisible, type Product } from '@ironcart/core/product';
import type { Site } from '@ironcart/core/site';
import type { UcpContext } from '../ucp-context.ts';
import { freeChoicesOf } from './choices.ts';
import { type ItemChoice, parseItemId } from './item-id.ts';
import { type PricedVariant, type PricingFacts, priceVariants } from './priced-variants.ts';
import type { SoldProduct } from './sold-product.ts';
import type { SelectedOption } from './variants.ts';

/** A resolved id of a request: the product, and how to find its variant. */
export interface ResolvedId {
  readonly id: string;
  readonly productId: number;
  /** 'exact': the id identifies a variant. 'featured': it identifies the product, and the store chose the variant. */
  readonly match: 'exact' | 'featured';
  /** Finds the variant; undefined if the product has no such variant. */
  readonly variantIn: (found: SoldProduct, facts: PricingFacts) => PricedVariant | undefined;
}

const featured = ({ variants: [first] }: SoldProduct): PricedVariant | undefined => first;

/** The options that correspond to the parts of an id, for independent choices. */
const selectedOf = (
  choice: ItemChoice,
  { product }: SoldProduct,
  products: ReadonlyMap<number, Product>,
  site: Site,
) => {
  const choices = freeChoicesOf(product, products, site);
  return choices.flatMap(({ name, values }): readonly SelectedOption[] => {
    const value = values.find(({ part }) => choice.parts.some((own) => JSON.stringify(own) === JSON.stringify(part)));
    return value ? [{ name, label: value.label }] : [];
  });
};

/** The variant of an id with choices: a listed one if possible, otherwise one composed from the id. */
const variantOf =
  (choice: ItemChoice, id: string, site: Site): ResolvedId['variantIn'] =>
  (found, facts) => {
    const listed = found.variants.find((variant) => variant.id === id);
    if (listed) return listed;
    const { product } = found;
    const { products } = facts;
    const childId = choice.parts.find((part) => part.kind === 'child')?.productId;
    const shown = childId === undefined ? product : products.get(childId);
    if (!shown) return undefined;
    const own = found.variants.find((variant) => variant.shown === shown)?.selected ?? [];
    const free = selectedOf(choice, found, products, site);
    const selected = [...own.filter(({ name }) => !free.some((option) => option.name === name)), ...free];
    const [priced] = priceVariants([{ product, shown, parts: choice.parts, selected }], facts);
    return priced;
  };

/** The columns of a product that ids refer to. */
interface NamedRow {
  readonly product_id: number;
  readonly sku: string;
  readonly url_key: string;
  readonly visibility: number;
  readonly parent_id: number | null;
}

/** Reads the rows for ids, SKUs and handles; for a product without its own page, also its parents. */
const readRows = (
  { db }: UcpContext,
  { ids, skus, handles }: Readonly<Record<'skus' | 'handles', readonly string[]>> & { readonly ids: readonly number[] },
): Promise<readonly NamedRow[]> =>
  db
    .selectFrom('products')
    .leftJoin('product_children', 'product_children.child_id', 'products.product_id')
    .select(['products.product_id', 'products.sku', 'products.url_key', 'products.visibility', 'parent_id'])
    .where((where) =>
      where.or([
        where(where.ref('products.product_id'), '=', where.fn.any(where.val([...ids]))),
        where(where.ref('products.sku'), '=', where.fn.any(where.val([...skus]))),
        where(where.ref('products.url_key'), '=', where.fn.any(where.val([...handles]))),
      ]),
    )
    .orderBy('parent_id')
    .limit(500)
    .execute();

const ofRow = (id: string, row: NamedRow, match: ResolvedId['match']): ResolvedId => {
  const isPart = !isVisible(row) && row.parent_id !== null;
  return isPart
    ? {
        id,
        productId: row.parent_id ?? row.product_id,
        match: 'exact',
        variantIn: ({ variants }) => variants.find(({ shown }) => shown.productId === row.product_id),
      }
    : { id, productId: row.product_id, match, variantIn: featured };
};

/** Resolves each id of a request: a product's or variant's id, a SKU or a handle. Unknown ones are omitted. */
export const resolveIds = async (
  context: UcpContext,
  site: Site,
  ids: readonly string[],
): Promise<readonly ResolvedId[]> => {
  const read = ids.map((id) => {
    const sku = site.skuPrefix !== '' && id.startsWith(site.skuPrefix) ? id.slice(site.skuPrefix.length) : id;
    return { id, choice: parseItemId(id), sku, handle: id.replace(/^\//, '') };
  });
  const names = read.filter(({ id, choice }) => !choice && id !== '' && id.length <= 200);
  const rows = await readRows(context, {
    ids: read.flatMap(({ choice }) => (choice ? [choice.productId] : [])),
    skus: names.map(({ sku }) => sku),
    handles: names.map(({ handle }) => handle),
  });
  return read.flatMap(({ id, choice, sku, handle }): readonly ResolvedId[] => {
    if (choice && choice.parts.length > 0) {
      return [{ id, productId: choice.productId, match: 'exact', variantIn: variantOf(choice, id, site) }];
    }
    const own = rows.find((row) => (choice ? row.product_id === choice.productId : row.sku === sku));
    if (own) return [ofRow(id, own, choice ? 'featured' : 'exact')];
    const named = choice ? undefined : rows.find((row) => row.url_key === handle);
    return named ? [ofRow(id, named, 'featured')] : [];
  });
};
