import { placeInDocument } from '@ironcart/backend/json-document';
import { createSites, defaultSites, largestStoreId, type Site, type Sites, type TimeZone } from '@ironcart/core/site';
import * as v from 'valibot';
import { readOwnerDocument } from './owner-document.ts';

const words = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a country code like NO'));
const feature = v.picklist([
  'apoBanner',
  'appCustomization',
  'gymMap',
  'liveChat',
  'printedCatalog',
  'regionPrompt',
  'returns',
  'zeusBuilder',
]);
const storeId = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(largestStoreId));

/** A newsletter's list number at the mailing service. */
const listId = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(99_999));

/** Days to return goods: a number, or the digits of one in a variable. */
export const returnDays = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))], 'must be a number of days'),
  v.integer('must be a whole number of days'),
  v.minValue(0, 'must not be negative'),
  v.maxValue(3_650, 'must be at most 3650 days'),
);

/** A site in the sites file: core's `Site` with the same names. */
const siteSchema = v.strictObject({
  code: words,
  storeId,
  otherStoreIds: v.exactOptional(v.array(storeId)),
  currency: words,
  timeZone: words,
  locale: v.pipe(v.string(), v.regex(/^[a-z]{2}_[A-Z]{2}$/, 'must be a locale like nb_NO')),
  hreflang: v.exactOptional(words),
  languages: v.exactOptional(v.array(v.pipe(v.string(), v.regex(/^[a-z]{2}$/)))),
  defaultCountry: country,
  basePath: v.string(),
  name: words,
  relatedKey: v.exactOptional(words),
  shipTo: v.pipe(v.array(country), v.minLength(1)),
  shipToRegions: v.exactOptional(v.array(words)),
  skuPrefix: v.pipe(v.string(), v.maxLength(10)),
  taxBeyondTable: v.exactOptional(v.picklist(['datedLedger', 'untaxedExport'])),
  tax: v.exactOptional(
    v.strictObject({
      rounding: v.exactOptional(v.picklist(['halfUp', 'halfDown', 'halfEven', 'up', 'down'])),
      roundedAt: v.exactOptional(v.picklist(['unit', 'line', 'rate'])),
      shippingTaxedAs: v.exactOptional(v.picklist(['goods', 'food', 'ebook', 'lines'])),
    }),
  ),
  showsTaxExclusivePrice: v.boolean(),
  weightUnit: v.picklist(['lb', 'kg']),
  features: v.array(feature),
  neverOffers: v.exactOptional(v.array(feature)),
  asksConsent: v.boolean(),
  needsApplePayFlag: v.exactOptional(v.boolean()),
  returnDays: v.exactOptional(returnDays),
  pickup: v.exactOptional(
    v.strictObject({
      street: v.pipe(v.array(words), v.minLength(1), v.maxLength(3)),
      city: words,
      region: v.pipe(v.string(), v.maxLength(200)),
      postcode: words,
      countryId: country,
    }),
  ),
  defaultShippingCode: words,
  isShippedTogether: v.exactOptional(v.boolean()),
  giftTiers: v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
  newsletters: v.array(v.strictObject({ name: v.picklist(['newsletter', 'rapidfire']), listId })),
  reviewDeployment: words,
}) satisfies v.GenericSchema<unknown, Site>;

const fileSchema = v.strictObject({
  /** The codes of the specification's six sites that the store keeps; default: all. */
  keeps: v.exactOptional(v.array(v.picklist(defaultSites.all.map(({ code }) => code)))),
  sites: v.pipe(v.array(siteSchema), v.maxLength(50)),
});

const readRecords = (file: string): readonly Site[] => {
  const content = readOwnerDocument('file of sites', { file, docs: 'docs/extending/site.md' });
  const result = v.safeParse(fileSchema, content);
  if (!result.success) {
    const [issue] = result.issues;
    const place = placeInDocument(content, issue.path?.map(({ key }) => key) ?? []);
    throw new Error(`The file of sites ${file} is not valid: ${place || 'it'}: ${issue.message}`);
  }
  const { keeps, sites } = result.output;
  const own = new Map(sites.map((site) => [site.code, site]));
  const kept = defaultSites.all.filter(({ code }) => !own.has(code) && (keeps === undefined || keeps.includes(code)));
  return [...kept, ...sites];
};

/** Settings that differ between sites, by site code. */
interface DifferingTerms {
  readonly timeZones?: Readonly<Partial<Record<string, TimeZone>>> | undefined;
  readonly returnDays?: Readonly<Partial<Record<string, number>>> | undefined;
}

/**
 * The store's sites: the specification's six, extended or overridden by a file.
 * @param differing time zones, and days to return goods, of sites where they differ from the record
 * @throws Error with a sentence for the file's author
 */
export const readSites = (
  file: string | undefined,
  { timeZones = {}, returnDays = {} }: DifferingTerms = {},
): Sites => {
  const records = file === undefined ? defaultSites.all : readRecords(file);
  return createSites(
    records.map((site) => ({
      ...site,
      timeZone: timeZones[site.code] ?? site.timeZone,
      returnDays: returnDays[site.code] ?? site.returnDays,
    })),
  );
};
