import type { Sites } from '@ironcart/core/site';
import * as v from 'valibot';
import { issueInWords } from '../catalogue-import/merchant-product.ts';
import { constraintInWords } from '../db/constraint-in-words.ts';
import type { Database } from '../db/pool.ts';
import { inTransaction, type Transaction } from '../db/transaction.ts';
import { findUnstorableText } from '../db/unstorable-text.ts';
import { placeInDocument } from '../json-document.ts';
import { type MerchantRates, merchantRates } from './merchant-rates.ts';
import { writeProductOrigins, writeSite } from './write-shipping.ts';
import { writeTaxRules } from './write-tax-rules.ts';

/** Thrown if the file is not a rates file, or contradicts itself or the store; nothing was changed. */
export class UnusableRatesError extends Error {
  override readonly name = 'UnusableRatesError';
}

const parse = (document: unknown): MerchantRates => {
  const unstorable = findUnstorableText(document);
  if (unstorable !== undefined) {
    const place = JSON.stringify(placeInDocument(document, unstorable));
    throw new UnusableRatesError(`${place}: holds a zero byte or half a character, which the store cannot keep`);
  }
  const result = v.safeParse(merchantRates, document);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const place = placeInDocument(document, issue.path?.map(({ key }) => key) ?? []);
  throw new UnusableRatesError(`${place || 'The file'}: ${issueInWords(issue)}`);
};

const upsertOrigins = async (transaction: Transaction, origins: MerchantRates['shippingOrigins']): Promise<void> => {
  for (const { originCode, name, countryId, region, postcode } of origins) {
    const values = { name, country_id: countryId, region, postcode };
    await transaction
      .insertInto('shipping_origins')
      .values({ origin_code: originCode, ...values })
      .onConflict((conflict) => conflict.column('origin_code').doUpdateSet(values))
      .execute();
  }
};

const refuseUnknownSkus = async (transaction: Transaction, sites: MerchantRates['shippingSites']): Promise<void> => {
  const skus = [...new Set(sites.flatMap(({ productOrigins }) => Object.values(productOrigins).flat()))];
  if (skus.length === 0) return;
  const known = await transaction
    .selectFrom('products')
    .select('sku')
    .where('sku', '=', (value) => value.fn.any(value.val(skus)))
    .execute();
  const knownSkus = new Set(known.map(({ sku }) => sku));
  const unknown = skus.find((sku) => !knownSkus.has(sku));
  if (unknown !== undefined) throw new UnusableRatesError(`There is no product with the SKU ${unknown}`);
};

const refuseUnknownCountries = async (transaction: Transaction, countryIds: readonly string[]): Promise<void> => {
  const countries = await transaction.selectFrom('countries').select('alpha2').execute();
  const known = new Set(countries.map(({ alpha2 }) => alpha2));
  const unknown = countryIds.find((id) => !known.has(id));
  if (unknown !== undefined) throw new UnusableRatesError(`taxRules: the store has no country ${unknown}`);
};

/** A site of a file is unknown above all to a command that was started without the setting of the sites. */
const unknownSite = (code: string, sites: Sites): string =>
  `The store has no site ${code}, only ${sites.all.map((site) => site.code).join(', ')}. The setting IRONCART_SITES_FILE adds sites`;

/**
 * Replaces the shipping of the file's sites and the taxes of its countries in one transaction: orders use either the
 * old or the new rates. Sites and countries that the file omits stay unchanged, and so do origins.
 * @throws UnusableRatesError with a sentence for the merchant
 */
export const importRates = async (db: Database, document: unknown, sites: Sites): Promise<void> => {
  const { shippingOrigins, shippingSites, taxRules } = parse(document);
  const siteCodes = shippingSites.map(({ siteCode }) => siteCode);
  const stranger = siteCodes.find((code) => !sites.findByCode(code));
  if (stranger !== undefined) throw new UnusableRatesError(unknownSite(stranger, sites));
  const countryIds = [...new Set(taxRules.map(({ countryId }) => countryId))];
  try {
    await inTransaction(db, async (transaction) => {
      await upsertOrigins(transaction, shippingOrigins);
      await refuseUnknownSkus(transaction, shippingSites);
      if (siteCodes.length > 0) {
        await transaction.deleteFrom('shipping_methods').where('site_code', 'in', siteCodes).execute();
        await transaction.deleteFrom('shipping_sites').where('site_code', 'in', siteCodes).execute();
      }
      for (const site of shippingSites) {
        await writeSite(transaction, site);
        await writeProductOrigins(transaction, site);
      }
      await refuseUnknownCountries(transaction, countryIds);
      if (countryIds.length > 0) {
        await transaction.deleteFrom('tax_rules').where('country_id', 'in', countryIds).execute();
      }
      await writeTaxRules(transaction, taxRules);
    });
  } catch (error) {
    const refusal = constraintInWords(error);
    throw refusal === undefined ? error : new UnusableRatesError(refusal, { cause: error });
  }
};
