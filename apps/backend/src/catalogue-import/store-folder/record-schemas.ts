import type * as v from 'valibot';
import {
  articleRecord,
  authorRecord,
  categoryRecord,
  equippedGymRecord,
  facetRecord,
  formRecord,
  gymPieceRecord,
  gymTemplateRecord,
  pageRecord,
  reviewRecord,
  termRecord,
} from './content-records.ts';
import { customerRecord, eventRecord } from './customer-records.ts';
import type { StoreFileName } from './store-files.ts';
import { productsOfRecord } from './store-product.ts';
import {
  fiveForFiveRow,
  giftCardRow,
  groupPriceRow,
  pickupRow,
  priceRow,
  productOriginRow,
  redirectRow,
  stockRow,
  synonymRow,
  ticketRow,
} from './table-rows.ts';

/** The schema of each file's records. */
export const recordSchemas = {
  categories: categoryRecord,
  products: productsOfRecord,
  prices: priceRow,
  stock: stockRow,
  groupPrices: groupPriceRow,
  productOrigins: productOriginRow,
  pickups: pickupRow,
  pages: pageRecord,
  forms: formRecord,
  authors: authorRecord,
  terms: termRecord,
  articles: articleRecord,
  reviews: reviewRecord,
  gymPieces: gymPieceRecord,
  gymTemplates: gymTemplateRecord,
  equippedGyms: equippedGymRecord,
  facets: facetRecord,
  synonyms: synonymRow,
  searchRedirects: redirectRow,
  customers: customerRecord,
  events: eventRecord,
  tickets: ticketRow,
  fiveForFive: fiveForFiveRow,
  giftCards: giftCardRow,
} satisfies Readonly<Record<StoreFileName, v.GenericSchema>>;

/** A validated record; one of `products.json` contains a product and its variants. */
export type StoreRecord<Name extends StoreFileName> =
  v.InferOutput<(typeof recordSchemas)[Name]> extends infer Output
    ? Output extends readonly (infer One)[]
      ? One
      : Output
    : never;

/** The folder that records come from, which holds the photos of reviews; undefined for records made in memory. */
export interface StoreFolder {
  readonly folder?: string | undefined;
}

/** The content of a store folder; a missing file has no records. */
export type StoreData = { readonly [Name in StoreFileName]: readonly StoreRecord<Name>[] } & StoreFolder;
