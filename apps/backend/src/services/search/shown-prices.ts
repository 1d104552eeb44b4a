import { priceStepsOf } from '@ironcart/core/content';
import { productRules } from '@ironcart/core/product';
import type { Site } from '@ironcart/core/site';
import { shownVatRate, taxClasses } from '@ironcart/tax';
import { type RawBuilder, sql } from 'kysely';

/** How prices are displayed and counted on a site. */
export interface ShownPrices {
  /** The factors from catalogue to displayed prices by tax class: 1.19 for a class with 19 percent of VAT. */
  readonly factors: Readonly<Record<string, number>>;
  /** Product types without VAT. */
  readonly untaxedTypes: readonly string[];
  /** The lower limits of the counted price bands, ascending; lower prices are in band 0. */
  readonly bands: readonly number[];
}

/** The agents' widget: its prices exclude tax on all sites. */
export const agentWidgetId = 'agents';

const untaxed: Readonly<Record<string, number>> = {};

/**
 * The prices displayed by a site's widget: with the VAT of each product's class, as in `shownVatRate` and `taxClassOf`.
 */
export const shownPricesOf = (site: Site, widgetId?: string): ShownPrices => ({
  factors:
    widgetId === agentWidgetId
      ? untaxed
      : Object.fromEntries(
          taxClasses.map((taxClass) => [taxClass, 1 + Number(shownVatRate(site, taxClass) ?? 0) / 100]),
        ),
  untaxedTypes: Object.entries(productRules).flatMap(([type, { isStoredValue }]) => (isStoredValue ? [type] : [])),
  bands: priceStepsOf(site),
});

/** The displayed price of a row with `price`, `type` and `tax_class`; unknown classes count as goods. */
export const shownPriceColumn = ({ factors, untaxedTypes }: ShownPrices): RawBuilder<unknown> => {
  const { goods = 1, ...others } = factors;
  if ([goods, ...Object.values(others)].every((factor) => factor === 1)) return sql`price`;
  const cases = Object.entries(others).map(
    ([taxClass, factor]) => sql`when tax_class = ${sql.lit(taxClass)} then ${sql.lit(factor)}`,
  );
  return sql`round(price * case when type = any (${[...untaxedTypes]}::text[]) then 1 ${sql.join(cases, sql` `)}
    else ${sql.lit(goods)} end, 2)`;
};
