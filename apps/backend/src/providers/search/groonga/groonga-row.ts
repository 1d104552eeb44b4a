import { facetUnitOf } from '../../../services/search/facet-unit.ts';
import { measuresIn } from '../../../services/search/measures.ts';
import type { OwnFacet } from '../../../services/search/own-facet.reader.ts';
import type { TextClass } from '../../../services/search/words-query.ts';
import type { SearchDocument } from '../search-index.ts';
import { factOf, holdsFact, shownNumber, unitKey } from './facts.ts';

/** A product without a position in the merchant's order comes last. */
const lastPosition = 2 ** 31 - 1;
/** Marks a missing price; prices are never negative. */
const noPrice = -1;

const inHundredths = (price: number | null | undefined): number =>
  price === null || price === undefined ? noPrice : Math.round(price * 100);

const factsOfOwn = ({ traits }: SearchDocument, facet: OwnFacet): readonly string[] => {
  const held = traits[facet.key] ?? [];
  if (held.length === 0) return [];
  const units = [
    ...new Map(
      (['kg', 'lb'] as const).flatMap((weightUnit) => {
        const unit = facetUnitOf(facet, { weightUnit });
        return unit ? [[unitKey(unit), unit] as const] : [];
      }),
    ).values(),
  ];
  const values =
    units.length === 0
      ? held.map((value) => factOf(facet.key, value))
      : units.flatMap((unit) =>
          held.map((value) => factOf(facet.key, shownNumber(Number(value), unit), unitKey(unit))),
        );
  return [holdsFact(facet.key), ...values];
};

const factsOf = (document: SearchDocument, facets: readonly OwnFacet[]): readonly string[] => {
  const stars = Math.min(4, Math.floor(document.rating ?? 0));
  const facts = [
    ...document.categoryIds.map((id) => factOf('category_ids', id)),
    ...(document.brand === '' ? [] : [factOf('brand', document.brand)]),
    factOf('type', document.type),
    ...document.colors.map((color) => factOf('color', color)),
    ...document.sizes.map((size) => factOf('size', size)),
    ...document.promotions.map((promotion) => factOf('promotion', promotion)),
    ...document.areReduced.flatMap((isReduced, index) =>
      isReduced ? [factOf('promotion', 'closeout_and_sale', index + 1)] : [],
    ),
    factOf('is_salable', String(document.isSalable)),
    ...Array.from({ length: stars }, (_, index) => factOf('rating_summary', index + 1)),
    ...facets.flatMap((facet) => factsOfOwn(document, facet)),
  ];
  return [...new Set(facts)];
};

/** The text classes of measures, best first, as in `measureQueriesOf`. */
const measurePlaces: readonly (readonly TextClass[])[] = [
  ['name'],
  ['name', 'options'],
  ['name', 'brand', 'options', 'description'],
];

/** A brand's word, or a measure in one of these text classes, as one word for ranking phrases. */
export const brandMark = (word: string): string => `brand=${word}`;
export const measureMark = (place: number, measure: readonly string[]): string => `${place}=${measure.join('_')}`;

const marksOf = ({ words }: SearchDocument): readonly string[] => {
  const measures = measurePlaces.flatMap((classes, place) =>
    classes.flatMap((name) => measuresIn(words[name]).map((measure) => measureMark(place, measure))),
  );
  return [...new Set([...words.brand.filter((word) => word !== '').map(brandMark), ...measures])];
};

/** An empty word separates its neighbours. */
const textOf = (words: readonly string[]): string => words.map((word) => (word === '' ? '-' : word)).join(' ');

/** Converts a document to the record that Groonga loads. */
export const rowOf = (document: SearchDocument, facets: readonly OwnFacet[]): Readonly<Record<string, unknown>> => {
  const { words, prices, dealPrices } = document;
  const byPlace = prices.flatMap((price, index) => {
    const [usual, deal] = [inHundredths(price), inHundredths(dealPrices[index])];
    return [
      [`price_${index + 1}`, usual],
      // Like the price ladder: the lowest of the available prices.
      [`deal_${index + 1}`, deal === noPrice ? noPrice : Math.min(usual, deal)],
    ] as const;
  });
  return {
    _key: document.productId,
    name: document.name,
    normal_name: document.normalName,
    text_name: textOf(words.name),
    text_brand: textOf(words.brand),
    text_options: textOf(words.options),
    text_description: textOf(words.description),
    facts: factsOf(document, facets),
    skus: document.skus,
    marks: marksOf(document),
    type: document.type,
    tax_class: document.taxClass ?? '',
    deal_dates: document.dealDates ?? '',
    position: document.position ?? lastPosition,
    rating: document.rating ?? 0,
    is_unrated: document.rating === undefined ? 1 : 0,
    ...Object.fromEntries(byPlace),
  };
};
