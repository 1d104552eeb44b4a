import { type Currency, toDecimalText } from '@ironcart/core/money';
import { pathOnSite } from '@ironcart/core/routing';
import type { Site } from '@ironcart/core/site';
import { type Brand, iconOf } from '../site/brand.ts';
import type { PageFacts } from './page-facts.ts';
import { sharePictureOf } from './share-picture.ts';

/** A schema.org thing. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

interface Setting {
  readonly site: Pick<Site, 'basePath' | 'currency'>;
  /** The site's origin, as in 'https://shop.example'. */
  readonly origin: string;
  readonly brand: Brand;
}

type ProductFacts = Extract<NonNullable<PageFacts['entity']>, { readonly kind: 'product' }>;
type Trail = Readonly<ProductFacts['breadcrumbs']>;

const context = 'https://schema.org';

const storeThings = ({ site, origin, brand }: Setting): readonly Thing[] => {
  const url = origin + pathOnSite('/', site);
  const search = `${origin}${pathOnSite('/search', site)}?q={words}`;
  return [
    {
      '@type': 'Organization',
      name: brand.name,
      url,
      logo: origin + (brand.wordmark ?? iconOf(brand)).src,
      ...(brand.legal ? { legalName: brand.legal.company, address: brand.legal.address.join(', ') } : {}),
      ...(brand.legal?.vatId ? { vatID: brand.legal.vatId } : {}),
      ...(brand.support?.email ? { email: brand.support.email } : {}),
      ...(brand.support?.phone ? { telephone: brand.support.phone } : {}),
      ...(brand.social.length > 0 ? { sameAs: brand.social.map(({ href }) => href) } : {}),
    },
    {
      '@type': 'WebSite',
      name: brand.name,
      url,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: search },
        'query-input': 'required name=words',
      },
    },
  ];
};

const trailThing = (trail: Trail, { site, origin }: Setting): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + pathOnSite(href, site),
  })),
});

const availabilities = {
  inStock: 'InStock',
  lowStock: 'LimitedAvailability',
  someInStock: 'InStock',
  open: 'InStock',
  backorder: 'BackOrder',
  outOfStock: 'OutOfStock',
} as const;

type Price = ProductFacts['shown']['price'];

/** The price that the page shows first: including VAT on sites that show VAT. */
const offerOf = (price: Price, currency: Currency, availability: string, url: string): Thing => {
  const amount = toDecimalText(price.amount);
  const shared = { priceCurrency: currency, availability, url };
  return price.isFrom
    ? { '@type': 'AggregateOffer', lowPrice: amount, ...shared }
    : { '@type': 'Offer', price: amount, itemCondition: `${context}/NewCondition`, ...shared };
};

const reviewThings = ({ reviews }: ProductFacts): readonly Thing[] =>
  (reviews?.reviews ?? []).map(({ rating, title, text, author, createdAt }) => ({
    '@type': 'Review',
    name: title,
    reviewBody: text,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    author: { '@type': 'Person', name: author },
    datePublished: createdAt.slice(0, 10),
  }));

const productThing = (facts: ProductFacts, { site, origin }: Setting): Thing => {
  const { product, summary, shown } = facts;
  const review = reviewThings(facts);
  const url = origin + pathOnSite(product.url, site);
  const { rating } = product;
  return {
    '@type': 'Product',
    name: product.name,
    sku: shown.sku,
    url,
    ...(product.brand === '' ? {} : { brand: { '@type': 'Brand', name: product.brand } }),
    ...(summary === '' ? {} : { description: summary }),
    ...(shown.gallery.length > 0 ? { image: shown.gallery.map(({ link }) => origin + sharePictureOf(link)) } : {}),
    offers: offerOf(shown.price, site.currency, `${context}/${availabilities[shown.stock?.code ?? 'inStock']}`, url),
    ...(rating && rating.count > 0
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, ratingCount: rating.count } }
      : {}),
    ...(review.length > 0 ? { review } : {}),
  };
};

type ArticleFacts = Extract<NonNullable<PageFacts['editorial']>, { readonly kind: 'post' }>;

const articleThing = ({ article, head }: ArticleFacts, { site, origin, brand }: Setting): Thing => ({
  '@type': 'Article',
  headline: article.title,
  datePublished: article.publishedAt,
  mainEntityOfPage: origin + pathOnSite(head.canonicalPath ?? '/', site),
  publisher: { '@type': 'Organization', name: brand.name },
  ...(head.description === undefined ? {} : { description: head.description }),
  ...(head.image === undefined ? {} : { image: [origin + head.image] }),
  ...(article.author === undefined ? {} : { author: { '@type': 'Person', name: article.author } }),
});

type GymFacts = NonNullable<PageFacts['gymPage']>;

const gymThing = ({ gym }: GymFacts, { site, origin }: Setting): Thing => ({
  '@type': 'ExerciseGym',
  name: gym.name,
  url: origin + pathOnSite(gym.href, site),
  ...(gym.about === '' ? {} : { description: gym.about }),
  address: {
    '@type': 'PostalAddress',
    streetAddress: gym.street,
    postalCode: gym.postcode,
    addressLocality: gym.city,
    ...(gym.region === '' ? {} : { addressRegion: gym.region }),
    addressCountry: gym.countryCode,
  },
  geo: { '@type': 'GeoCoordinates', latitude: gym.latitude, longitude: gym.longitude },
});

/** A page's structured data for search engines: the store, breadcrumbs, the product. */
export const structuredDataOf = (
  { entity, home, editorial, gymPage }: PageFacts,
  setting: Setting,
): readonly Thing[] => {
  if (home !== undefined) return storeThings(setting);
  if (gymPage !== undefined) return [gymThing(gymPage, setting)];
  if (editorial?.kind === 'post') return [articleThing(editorial, setting), trailThing(editorial.breadcrumbs, setting)];
  if (entity?.kind === 'category') return [trailThing(entity.breadcrumbs, setting)];
  if (entity?.kind === 'product') return [productThing(entity, setting), trailThing(entity.breadcrumbs, setting)];
  return [];
};

/** The JSON-LD document of a page's things. */
export const linkedData = (things: readonly Thing[]): object => ({ '@context': context, '@graph': things });
