import { readFileSync } from 'node:fs';
import { faultOf, placeInDocument, readJsonDocument } from '@ironcart/backend/json-document';
import { createSites, defaultSites, largestStoreId, type Site, type Sites, type TimeZone } from '@ironcart/core/site';
import * as v from 'valibot';

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
  /** Which of the specification's six sites the store has; default: all. */
  keeps: v.exactOptional(v.array(v.picklist(defaultSites.all.map(({ code }) => code)))),
  sites: v.pipe(v.array(siteSchema), v.maxLength(50)),
});

const readRecords = (file: string): readonly Site[] => {
  let content: unknown;
  try {
    content = readJsonDocument(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`The file of sites ${file} cannot be read as JSON${faultOf(cause)}: see docs/configuration.md.`, {
      cause,
    });
  }
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

/**
 * The store's sites: the specification's six, extended or overridden by a file.
 * @param timeZones of sites whose time zone differs from their record
 * @throws Error with a sentence for the file's author
 */
export const readSites = (
  file: string | undefined,
  timeZones: Readonly<Partial<Record<string, TimeZone>>> = {},
): Sites => {
  const records = file === undefined ? defaultSites.all : readRecords(file);
  return createSites(records.map((site) => ({ ...site, timeZone: timeZones[site.code] ?? site.timeZone })));
};
