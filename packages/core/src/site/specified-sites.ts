import { armedForcesRegions } from '../address/armed-forces-regions.ts';
import type { CountryCode } from '../address/country.ts';
import { createSites } from './create-sites.ts';
import type { Site } from './site.ts';

/** The member states of the European Union, in the order of their codes. */
const europeanUnion: readonly CountryCode[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** The codes of the specification's sites (S1-sites-01). */
export type SpecifiedSiteCode = 'USA' | 'CAN' | 'AUS' | 'EUR' | 'GBR' | 'APO';

/** The six regional sites (S1-sites-01). What the specification leaves open is demo configuration (READINGS A15, A35, A44). */
const specifiedSites: readonly (Site & { readonly code: SpecifiedSiteCode })[] = [
  {
    code: 'USA',
    storeId: 1,
    currency: 'USD',
    timeZone: 'America/New_York',
    locale: 'en_US',
    defaultCountry: 'US',
    basePath: '',
    name: 'United States',
    shipTo: ['US'],
    skuPrefix: '',
    showsTaxExclusivePrice: false,
    weightUnit: 'lb',
    features: ['appCustomization', 'liveChat', 'printedCatalog', 'returns', 'zeusBuilder'],
    asksConsent: false,
    pickup: { street: ['1200 Foundry Row'], city: 'Dayton', region: 'OH', postcode: '45402', countryId: 'US' },
    defaultShippingCode: 'ground',
    giftTiers: [25, 50, 100],
    newsletters: [
      { name: 'newsletter', listId: 10_101 },
      { name: 'rapidfire', listId: 10_102 },
      { name: 'invitationalNewsUpdates', listId: 10_103 },
      { name: 'invitationalTickets', listId: 10_104 },
      { name: 'invitationalVolunteering', listId: 10_105 },
      { name: 'invitationalVendors', listId: 10_106 },
    ],
    reviewDeployment: 'US',
  },
  {
    code: 'CAN',
    storeId: 2,
    currency: 'CAD',
    timeZone: 'America/Toronto',
    locale: 'en_CA',
    defaultCountry: 'CA',
    basePath: '/ca',
    name: 'Canada',
    shipTo: ['CA'],
    skuPrefix: '',
    showsTaxExclusivePrice: false,
    weightUnit: 'kg',
    features: ['liveChat', 'returns'],
    // The region prompt is never shown, regardless of the flag (S6-regions-05).
    neverOffers: ['regionPrompt'],
    asksConsent: true,
    needsApplePayFlag: true,
    defaultShippingCode: 'ground',
    giftTiers: [35, 70, 140],
    newsletters: [
      { name: 'newsletter', listId: 10_201 },
      { name: 'rapidfire', listId: 10_202 },
    ],
    reviewDeployment: 'Canada',
  },
  {
    code: 'AUS',
    storeId: 18,
    otherStoreIds: [14],
    currency: 'AUD',
    timeZone: 'Australia/Sydney',
    locale: 'en_AU',
    defaultCountry: 'AU',
    basePath: '/au',
    name: 'Australia',
    shipTo: ['AU', 'NZ'],
    // Exports from Australia are free of its GST.
    taxBeyondTable: 'untaxedExport',
    skuPrefix: 'AU-',
    showsTaxExclusivePrice: false,
    weightUnit: 'kg',
    features: [],
    neverOffers: ['regionPrompt'],
    asksConsent: false,
    defaultShippingCode: 'ground',
    giftTiers: [40, 80, 160],
    newsletters: [
      { name: 'newsletter', listId: 11_801 },
      { name: 'rapidfire', listId: 11_802 },
    ],
    reviewDeployment: 'Australia',
  },
  {
    code: 'EUR',
    storeId: 5,
    otherStoreIds: [4],
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    locale: 'en_GB',
    // Pages for many countries, in English.
    hreflang: 'en',
    languages: ['de', 'es', 'fr', 'be'],
    defaultCountry: 'DE',
    basePath: '/eu',
    name: 'Europe',
    relatedKey: 'EUROPE',
    shipTo: europeanUnion,
    taxBeyondTable: 'datedLedger',
    skuPrefix: 'EU-',
    showsTaxExclusivePrice: true,
    weightUnit: 'kg',
    features: ['regionPrompt'],
    asksConsent: true,
    defaultShippingCode: 'ground',
    giftTiers: [25, 50, 100],
    newsletters: [
      { name: 'newsletter', listId: 10_501 },
      { name: 'rapidfire', listId: 10_502 },
    ],
    reviewDeployment: 'Europe',
  },
  {
    code: 'GBR',
    storeId: 34,
    currency: 'GBP',
    timeZone: 'Europe/London',
    locale: 'en_GB',
    defaultCountry: 'GB',
    basePath: '/gb',
    name: 'United Kingdom',
    shipTo: ['GB'],
    skuPrefix: 'EU-',
    showsTaxExclusivePrice: true,
    weightUnit: 'kg',
    features: ['regionPrompt'],
    asksConsent: true,
    defaultShippingCode: 'ground',
    isShippedTogether: true,
    giftTiers: [20, 45, 90],
    newsletters: [
      { name: 'newsletter', listId: 13_401 },
      { name: 'rapidfire', listId: 13_402 },
    ],
    reviewDeployment: 'Europe',
  },
  {
    code: 'APO',
    storeId: 3,
    currency: 'USD',
    timeZone: 'America/New_York',
    locale: 'en_US',
    defaultCountry: 'US',
    basePath: '/apo',
    name: 'Military (APO, FPO, DPO)',
    shipTo: ['US'],
    shipToRegions: armedForcesRegions,
    skuPrefix: '',
    showsTaxExclusivePrice: false,
    weightUnit: 'lb',
    features: ['apoBanner', 'liveChat', 'returns'],
    asksConsent: false,
    defaultShippingCode: 'ground',
    giftTiers: [25, 50, 100],
    newsletters: [
      { name: 'newsletter', listId: 10_301 },
      { name: 'rapidfire', listId: 10_302 },
    ],
    reviewDeployment: 'APO',
  },
];

/** The sites of a store without configured sites: the specification's six. */
export const defaultSites = createSites(specifiedSites);

/** One of the specification's six sites. */
export const siteByCode = (code: SpecifiedSiteCode): Site => defaultSites.byCode(code);
