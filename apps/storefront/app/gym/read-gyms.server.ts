import type { GymPiece, GymProject } from '@ironcart/core/gym';
import type { LineItem } from '@ironcart/core/list';
import { add, zero } from '@ironcart/core/money';
import { childrenIdsOf, isComposed, type Product } from '@ironcart/core/product';
import { checkGym, gymCatalogue, gymLines, pieceChoices } from '@ironcart/gym-builder';
import { createPromotions } from '@ironcart/pricing';
import type { GymOffers, GymPriceView } from '@ironcart/react-ui';
import { cartVat } from '../cart/cart-vat.ts';
import { pricedLines } from '../cart/priced-lines.ts';
import type { RequestContext } from '../request-context/request-context.ts';

/** Data of the planner's pages: the placeable products and their prices for this shopper. */
export interface GymStore {
  readonly pieces: readonly GymPiece[];
  /** Converts a plan to cart lines. */
  linesOf(project: Pick<GymProject, 'pieces'>): ReturnType<typeof gymLines>;
  /** Price of a whole gym, as the site shows prices: the quote of a cart with its lines. */
  priceOf(project: Pick<GymProject, 'pieces'>): GymPriceView;
  /** Available variations of each piece. */
  offers(): GymOffers;
}

const readProducts = async ({ api }: Pick<RequestContext, 'api'>, pieces: readonly GymPiece[]) => {
  const sold = await api.content.products(pieces.map(({ productId }) => productId));
  const parts = await api.content.products([
    ...new Set(sold.flatMap((product) => (isComposed(product) ? childrenIdsOf(product) : []))),
  ]);
  return new Map([...parts, ...sold].map((product): [number, Product] => [product.productId, product]));
};

const reasonText = (message: string): string => message.replace(/\.$/, '').toLowerCase();

/** Reads the planner's products with their prices for this shopper. */
export const readGymStore = async (context: RequestContext, pieces: readonly GymPiece[]): Promise<GymStore> => {
  const [products, customer] = await Promise.all([readProducts(context, pieces), context.customer()]);
  const catalogue = gymCatalogue(pieces);
  const promotions = context.promotions && createPromotions(context.promotions.rules, context.site);
  const setting = { site: context.site, now: context.now, groupId: customer?.groupId ?? 0, earned: [], promotions };
  const quote = (items: readonly LineItem[]) => pricedLines(items, products, setting);
  const linesOf: GymStore['linesOf'] = (project) => gymLines(project, catalogue, products);
  return {
    pieces,
    linesOf,
    priceOf: (project) => {
      const { items, notSold } = linesOf(project);
      const { quote: quoted, views } = quote(items);
      const skus = new Map(project.pieces.map(({ id, sku }) => [id, sku]));
      const refused = views.flatMap(({ name, issue }) =>
        issue === undefined ? [] : [{ name, reason: reasonText(issue) }],
      );
      const gone = notSold.map((id) => {
        const sku = skus.get(id) ?? '';
        return { name: catalogue.get(sku)?.name ?? sku, reason: 'no longer sold' };
      });
      const priced = items.reduce((sum, { qty }, at) => sum + (quoted.lines[at]?.ok ? qty : 0), 0);
      const total = add(quoted.goodsTotal, cartVat(quoted, products, context.site) ?? zero);
      return { total, pieces: priced, missing: [...refused, ...gone] };
    },
    offers: () => {
      const placed = pieces.map(({ sku }, at) => ({ id: `p${at + 1}`, sku, at: { hostId: 'p0' } }));
      const { items } = linesOf({ pieces: placed });
      const { quote: quoted, views } = quote(items);
      const prices = new Map(
        items.map(({ productId }, at) => [productId, quoted.lines[at]?.ok ? views[at]?.unitPrice : undefined]),
      );
      return Object.fromEntries(
        pieces.flatMap(({ sku, productId }): [string, GymOffers[string]][] => {
          const product = products.get(productId);
          if (product === undefined) return [];
          return [[sku, { url: product.url, price: prices.get(productId), choices: pieceChoices(product, products) }]];
        }),
      );
    },
  };
};

/** A gym with its problems and price, for a card or a page. */
export const shownGym = (store: GymStore, project: GymProject) => ({
  project,
  problems: checkGym(project, gymCatalogue(store.pieces)),
  price: store.priceOf(project),
});

/** The pieces used in the given plans, so that a page contains only what it displays. */
export const piecesIn = (store: Pick<GymStore, 'pieces'>, projects: readonly GymProject[]): readonly GymPiece[] => {
  const skus = new Set(projects.flatMap(({ pieces }) => pieces.map(({ sku }) => sku)));
  return store.pieces.filter(({ sku }) => skus.has(sku));
};
