import type { TaxRule } from '@ironcart/tax';
import { isUnambiguous, taxRuleSchema } from '@ironcart/tax/schema';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'), v.maxLength(200));
const code = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*$/, 'must be lower-case words joined by hyphens'));
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a country code like US'));
const amount = v.pipe(v.string(), v.regex(/^\d{1,8}\.\d{2}$/, 'must be an amount like "7.95"'));
const above0 = v.pipe(v.number(), v.finite(), v.gtValue(0), v.maxValue(1_000_000));
const siteCode = v.pipe(v.string(), v.regex(/^[A-Z]{2,8}$/, 'must be a site code like USA'));

const origin = v.strictObject({
  originCode: code,
  name: text,
  countryId: country,
  region: v.string(),
  postcode: v.string(),
});

const areaPostcode = v.pipe(
  text,
  v.regex(/^[A-Z0-9-]*\*?$/, 'must be capitals, digits and hyphens without spaces, or the beginning of a code and *'),
);

const zone = v.strictObject({
  zoneCode: code,
  name: text,
  /** '*' for any region or postal code, a trailing '*' for a prefix. */
  areas: v.array(v.strictObject({ countryId: country, region: text, postcode: areaPostcode })),
});

const band = v.strictObject({ upToWeight: v.nullable(above0), base: amount, perLb: amount });

const days = v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(0), v.maxValue(120));

const workingDays = v.pipe(
  v.strictObject({ from: days, until: days }),
  v.check(({ from, until }) => from <= until, 'must not end before it begins'),
);

const method = v.strictObject({
  shippingCode: code,
  label: text,
  carrier: text,
  kind: v.picklist(['parcel', 'freight', 'pickup']),
  originCode: v.nullable(code),
  dimensionalDivisor: v.nullable(above0),
  maxPackageWeight: v.nullable(above0),
  maxPackageLength: v.nullable(above0),
  /** Rates by zone. */
  rates: v.record(code, v.pipe(v.array(band), v.nonEmpty('needs a band'))),
  /** Working days from dispatch to arrival, by zone. */
  workingDays: v.optional(v.record(code, workingDays)),
});

const shippingSite = v.strictObject({
  siteCode,
  defaultOrigin: code,
  heaviestParcel: above0,
  longestParcel: above0,
  freightAbove: above0,
  zones: v.array(zone),
  methods: v.array(method),
  /** SKUs by the origin that they ship from. */
  productOrigins: v.record(code, v.array(text)),
});

const { countryCode, ...taxRuleEntries } = taxRuleSchema.entries;

const forAll = v.nonEmpty<string, string>('must not be empty, * stands for all');

/** A line of the tax table (S3-tax) in its levy. */
export const merchantTaxRule = v.strictObject({
  ...taxRuleEntries,
  countryId: countryCode,
  levy: v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/, 'must be small letters and hyphens')),
  region: v.pipe(taxRuleEntries.region, forAll),
  postcode: v.pipe(taxRuleEntries.postcode, forAll),
  rate: v.pipe(
    taxRuleEntries.rate,
    v.check((rate) => Number(rate) <= 100, 'must be at most 100'),
  ),
});
type MerchantTaxRule = v.InferOutput<typeof merchantTaxRule>;

const ruleOf = ({ countryId, ...rule }: MerchantTaxRule): TaxRule => ({ ...rule, countryCode: countryId });

const taxRules = v.pipe(
  v.array(merchantTaxRule),
  v.check((rules) => isUnambiguous(rules.map(ruleOf)), 'two rules apply to the same place, class and day'),
);

/** Shipping rates and taxes in a merchant's file; units as in the tables. */
export const merchantRates = v.strictObject({
  shippingOrigins: v.array(origin),
  shippingSites: v.array(shippingSite),
  taxRules,
});
export type MerchantRates = v.InferOutput<typeof merchantRates>;
