import { type RawBuilder, sql } from 'kysely';
import type { SearchScope } from './search-engine.ts';
import { skuPhraseOf } from './sku-phrase.ts';
import { tsQueryOf } from './ts-query.ts';

/** The weights of a text's four classes, from the description up to the name. */
const weights = sql`'{0.02, 0.2, 0.4, 1}'::float4[]`;

/** The parts of the query for a phrase: common table expressions, condition and relevance. */
interface PhraseTerms {
  readonly expressions: readonly RawBuilder<unknown>[];
  readonly condition: RawBuilder<unknown>;
  readonly relevance: RawBuilder<unknown>;
}

/**
 * Ranks matches. A query that is a SKU, or looks like the beginning of one, matches SKUs only, and a product of that
 * exact name. An exact name ranks before the beginning of a SKU, brands before words, and among words those with the
 * typed numbers.
 */
export const termsOf = ({ query, typed, normal }: NonNullable<SearchScope['phrase']>): PhraseTerms => {
  const { sku: compact, isShaped: hasSku } = skuPhraseOf(typed);
  const skus = sql`skus as materialized (
    select coalesce(array_agg(product_id) filter (where sku = ${compact}), '{}') as exact,
      coalesce(array_agg(product_id), '{}') as begun
    from search_skus where ${hasSku ? sql`sku ~>=~ ${compact} and sku ~<~ (${compact} || '~')` : sql`sku = ${compact}`})`;
  const [all, any] = [query && tsQueryOf(query.all), query && tsQueryOf(query.any)];
  const asked = sql`asked as materialized (
    select case when exists (select from search_documents where words @@ ${all}::tsquery)
      then ${all}::tsquery else ${any}::tsquery end as query)`;
  const byName = sql`name_read = ${normal}`;
  const bySku = sql`product_id = any ((select begun from skus)::int[])`;
  const byWords = sql`words @@ (select query from asked)`;
  const found = [
    ...(compact === '' ? [] : [bySku]),
    ...(query ? [hasSku ? sql`(${byWords} and (select begun from skus) = '{}')` : byWords] : []),
    ...(normal === '' ? [] : [byName]),
  ];
  const tiers = [
    ...(compact === '' ? [] : [sql`when product_id = any ((select exact from skus)::int[]) then 4000`]),
    ...(normal === '' ? [] : [sql`when ${byName} then 3000`]),
    ...(hasSku ? [sql`when ${bySku} then 2000`] : []),
    ...(query?.brand === undefined ? [] : [sql`when words @@ ${tsQueryOf(query.brand)}::tsquery then 1000`]),
  ];
  const measures = (query?.measures ?? []).map(
    (measure, at) => sql`when words @@ ${tsQueryOf(measure)}::tsquery then ${sql.lit(700 - 100 * at)}`,
  );
  return {
    expressions: [...(compact === '' ? [] : [skus]), ...(query ? [asked] : [])],
    condition: found.length === 0 ? sql`false` : sql`(${sql.join(found, sql` or `)})`,
    relevance: sql.join(
      [
        ...(tiers.length === 0 ? [sql`0`] : [sql`case ${sql.join(tiers, sql` `)} else 0 end`]),
        ...(measures.length === 0 ? [] : [sql`case ${sql.join(measures, sql` `)} else 0 end`]),
        ...(query ? [sql`ts_rank(${weights}, words, (select query from asked))`] : []),
      ],
      sql` + `,
    ),
  };
};
