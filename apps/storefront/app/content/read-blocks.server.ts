import type { Client } from '@ironcart/api/client';
import { blocksFor, type ContentBlock, giftTiersOf, type PlaceholderValues } from '@ironcart/core/content';
import type { Product } from '@ironcart/core/product';
import { needsOfBlocks } from '@ironcart/react-ui';
import { cardOfProduct } from '../listing/product-card.ts';
import { createPriceViews } from '../price/price-views.ts';
import type { RequestContext } from '../request-context/request-context.ts';
import type { OwnBlockFile } from '../site/own-files.ts';
import { type BlockSet, setByName } from './arrived-blocks.ts';
import { keepOffered } from './keep-offered.ts';
import { keepPromoted } from './keep-promoted.server.ts';
import { sanitizeBlocks } from './sanitize-blocks.ts';
import { sanitizeContent } from './sanitize-content.ts';

const hasAbTest = (blocks: readonly ContentBlock[]): boolean =>
  blocks.some(({ abTest, slots = {} }) => abTest !== undefined || Object.values(slots).some(hasAbTest));

/** The product values for placeholders. */
export const placeholderValuesOf = ({ attributes, weight, name, sku, brand }: Product): PlaceholderValues => ({
  weight,
  name,
  sku,
  brand,
  ...attributes,
});

/** HTML blocks by name; for one that cannot be read, a warning is logged, an inactive one is omitted. */
const readHtmlBlocks = async (
  names: readonly string[],
  block: Client['content']['block'],
  warn: RequestContext['warn'],
): Promise<readonly (readonly [string, string])[]> => {
  const answers = await Promise.all(
    names.map(async (name) => {
      try {
        const { active, content } = await block(name);
        return active ? ([[name, content]] as const) : [];
      } catch (thrown) {
        warn(`The block ${name} could not be loaded`, thrown);
        return [];
      }
    }),
  );
  return answers.flat();
};

/** The sets that contain the blocks of these names. */
const setsOfNames = (names: readonly string[], own: OwnBlockFile | undefined): readonly BlockSet[] => {
  const byName: Readonly<Record<string, BlockSet | undefined>> = setByName;
  const sets = names.map((name) => (own?.names.includes(name) ? own.set : byName[name]));
  return [...new Set(sets.filter((set) => set !== undefined))];
};

/**
 * Reads a page's blocks for this shopper, sanitized, with the data that they reference.
 * @param sku of the page's product, if any
 */
export const readBlocks = async (context: RequestContext, stored: readonly ContentBlock[], sku?: string) => {
  const { api, site, sites, now, warn, ownBlocks } = context;
  const customer = await context.customer();
  const flags: Readonly<Record<string, unknown>> = hasAbTest(stored) ? await context.flags() : {};
  const ofShopper = blocksFor(stored, { segments: customer?.segments ?? [], sku }, (name) => flags[name]);
  const blocks = await keepPromoted(keepOffered(ofShopper, site), api.content);
  const needs = needsOfBlocks(blocks);
  const [products, htmlBlocks] = await Promise.all([
    needs.productIds.length === 0 ? [] : api.content.products(needs.productIds),
    readHtmlBlocks(needs.htmlBlocks, api.content.block, warn),
  ]);
  const attributesById = new Map(products.map((product) => [product.productId, placeholderValuesOf(product)]));
  const prices = createPriceViews({ site, now, groupId: customer?.groupId ?? 0 });
  const specs = needs.names.includes('GearSpecs')
    ? Object.fromEntries(products.map(({ productId, gearSpecs }) => [productId, gearSpecs]))
    : undefined;
  const blockSets = setsOfNames(needs.names, ownBlocks);
  return {
    blocks: sanitizeBlocks(blocks, { site, sites }, { attributesOf: (id) => attributesById.get(id), warn }),
    cards: products.map((product) => cardOfProduct(product, prices)),
    ...(blockSets.length === 0 ? {} : { blockSets }),
    ...(ownBlocks && blockSets.includes(ownBlocks.set) ? { ownBlocks } : {}),
    ...(specs === undefined ? {} : { specs }),
    ...(needs.names.includes('PriceTiers') ? { priceTiers: giftTiersOf(site) } : {}),
    ...(htmlBlocks.length === 0
      ? {}
      : {
          html: Object.fromEntries(
            htmlBlocks.map(([name, html]) => [name, sanitizeContent(html, { site, sites }, { warn })]),
          ),
        }),
  };
};

/** The data of a content page, as returned by its route. */
export type PageBlocks = Awaited<ReturnType<typeof readBlocks>>;
