import type { Money } from '@ironcart/core/money';
import { isVisible } from '@ironcart/core/product';
import type { Site } from '@ironcart/core/site';
import { shownPrice, shownVatRate, taxClassOf } from '@ironcart/tax';
import { formatItemId } from '../ucp/catalog/item-id.ts';
import type { PricedVariant } from '../ucp/catalog/priced-variants.ts';
import { variantDocument } from '../ucp/catalog/product-document.ts';
import type { FeedProduct } from './feed-products.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for XML 1.0 and removes characters that XML cannot contain. */
const escapeXml = (text: string): string =>
  text
    .replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 cannot hold them
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');

/** An XML element with a text. */
export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** Formats a price as '285.50 USD', including tax if the site shows prices with it. */
const priceText = (amount: Money, rate: string | undefined, { currency, tax }: Site): string =>
  `${(shownPrice(amount, rate, tax?.rounding).amount / 100).toFixed(2)} ${currency}`;

const most = (text: string, characters: number): string => text.slice(0, characters);

const itemOf = ({ product, variants, document }: FeedProduct, variant: PricedVariant): string => {
  const { site, categories } = document;
  const { shown, price, listPrice, status } = variant;
  const { id, sku, title, description, url, media } = variantDocument(document, variant);
  const rate = shownVatRate(site, taxClassOf(shown));
  // The most specific category has the longest name.
  const [category] = product.categoryIds
    .flatMap((categoryId) => categories.get(categoryId) ?? [])
    .toSorted((left, right) => right.length - left.length);
  const picture = media?.[0]?.url;
  const parts = [
    element('g:id', id),
    element('g:title', most(title === product.name || shown !== product ? title : `${product.name} ${title}`, 150)),
    element('g:description', most(description.plain, 5_000)),
    element('g:link', url),
    ...(picture === undefined ? [] : [element('g:image_link', picture)]),
    element('g:availability', status),
    element('g:price', priceText(listPrice > price ? listPrice : price, rate, site)),
    ...(listPrice > price ? [element('g:sale_price', priceText(price, rate, site))] : []),
    element('g:condition', 'new'),
    ...(product.brand === '' ? [] : [element('g:brand', most(product.brand, 70))]),
    element('g:mpn', most(sku, 70)),
    ...(variants.length > 1
      ? [element('g:item_group_id', formatItemId({ productId: product.productId, parts: [] }))]
      : []),
    ...(category === undefined ? [] : [element('g:product_type', most(category, 750))]),
  ];
  return `<item>${parts.join('')}</item>\n`;
};

/** The channel data of a feed: the store's title, link and description. */
export interface FeedChannel {
  readonly title: string;
  readonly link: string;
  readonly description: string;
}

/** The beginning of a site's feed in the format of merchant centres: RSS 2.0 with their elements. */
export const xmlBeginning = ({ title, link, description }: FeedChannel): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${element('title', title)}${element('link', link)}${element('description', description)}\n`;

export const xmlEnd = '</channel></rss>\n';

/** The variants of a product, one item each; members of a group with their own page are separate items. */
export const xmlOf = (found: FeedProduct): string =>
  found.variants
    .filter(({ shown }) => found.product.type !== 'grouped' || !isVisible(shown))
    .map((variant) => itemOf(found, variant))
    .join('');
