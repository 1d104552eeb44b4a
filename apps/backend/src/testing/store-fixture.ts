import type { Currency } from '@ironcart/core/money';
import type { StoreData } from '../catalogue-import/store-folder/record-schemas.ts';
import type { StoreProduct } from '../catalogue-import/store-folder/store-product.ts';
import type { StoreContents } from '../prepare-database.ts';
import type { ReferenceData, ShippingMethod } from '../reference-data/reference-data.ts';

const currencies: readonly Currency[] = ['USD', 'CAD', 'AUD', 'EUR', 'GBP'];

const inEveryCurrency = (amount: string): Record<Currency, string> => ({
  USD: amount,
  CAD: amount,
  AUD: amount,
  EUR: amount,
  GBP: amount,
});

interface ProductSketch
  extends Pick<StoreProduct, 'productId' | 'sku' | 'name'>,
    Partial<Omit<StoreProduct, 'productId' | 'sku' | 'name'>> {
  readonly price: string;
  readonly specialPrice?: string;
  readonly qoh?: number;
  readonly backorder?: boolean;
}

const productOf = ({
  price: _price,
  specialPrice: _specialPrice,
  qoh: _qoh,
  backorder: _backorder,
  ...sketch
}: ProductSketch): StoreProduct => ({
  type: 'simple',
  brand: 'Halden',
  urlKey: sketch.name.toLowerCase().replaceAll(' ', '-'),
  shortDescription: `${sketch.name}, plainly made`,
  description: `<p>${sketch.name}</p>`,
  weight: 10,
  pictures: [{ master: `picture-${sketch.productId}`, label: sketch.name }],
  categoryIds: [21],
  attributes: { tax_class: 'goods' },
  gearSpecs: [{ label: 'Maker', value: 'Halden' }],
  childrenIds: [],
  visibility: 4,
  ...sketch,
});

const pricesOf = ({ sku, price, specialPrice }: ProductSketch): StoreData['prices'] =>
  currencies.map((currency) => ({ sku, currency, price, specialPrice: specialPrice ?? null }));

const stockOf = ({ sku, qoh = 100, backorder = false }: ProductSketch): StoreData['stock'][number] => ({
  sku,
  qoh,
  min: 1,
  max: 20,
  backorder,
  leadTime: null,
  bin: false,
});

/** The fixture's products by purpose. */
export const fixtureIds = {
  bar: 1001,
  lastUnit: 1002,
  otherLastUnit: 1003,
  rack: 1004,
  plate: 1010,
  redPlate: 1011,
  bluePlate: 1012,
  bundle: 1020,
  collar: 1021,
  giftCard: 1030,
  program: 1040,
  deal: 1050,
  owable: 1060,
  strap: 1070,
} as const;

const ids = fixtureIds;

const sketches: readonly ProductSketch[] = [
  {
    productId: ids.bar,
    sku: 'BAR-20',
    name: 'Test barbell',
    price: '300.00',
    specialPrice: '285.50',
    weight: 45,
  },
  { productId: ids.lastUnit, sku: 'LAST-A', name: 'Last bench', price: '95.00', qoh: 1, weight: 40 },
  { productId: ids.otherLastUnit, sku: 'LAST-B', name: 'Last box', price: '55.00', qoh: 1, weight: 30 },
  {
    productId: ids.rack,
    sku: 'RACK-1',
    name: 'Power rack',
    price: '1250.00',
    weight: 280,
    attributes: { tax_class: 'goods', shipperhq_shipping_group: 'HEAVY_DIRECT' },
  },
  {
    productId: ids.plate,
    sku: 'PLATE',
    name: 'Bumper plate',
    type: 'configurable',
    price: '80.00',
    hundoPricing: [
      { ruleWeight: 500, discountPerLb: inEveryCurrency('0.05') },
      { ruleWeight: 1_000, discountPerLb: inEveryCurrency('0.12') },
    ],
    childrenIds: [ids.redPlate, ids.bluePlate],
    axes: [
      {
        attribute: 'color',
        label: 'Colour',
        values: [
          { value: 'red', label: 'Red', productIds: [ids.redPlate] },
          { value: 'blue', label: 'Blue', productIds: [ids.bluePlate] },
        ],
      },
    ],
  },
  {
    productId: ids.redPlate,
    sku: 'PLATE-R',
    name: 'Bumper plate red',
    price: '82.00',
    visibility: 1,
    weight: 55,
  },
  {
    productId: ids.bluePlate,
    sku: 'PLATE-B',
    name: 'Bumper plate blue',
    price: '80.00',
    visibility: 1,
    weight: 44,
    qoh: 3,
  },
  {
    productId: ids.bundle,
    sku: 'SET-1',
    name: 'Starter set',
    type: 'bundle',
    price: '10.00',
    childrenIds: [ids.bar, ids.collar],
    bundleOptions: [
      {
        id: 1,
        title: 'Bar',
        isRequired: true,
        includedProductId: ids.collar,
        values: [
          {
            productId: ids.bar,
            priceType: 'fixed',
            price: { USD: '250.00', EUR: '240.00' },
            defaultQty: 1,
            canChangeQty: false,
            isDefault: true,
          },
        ],
      },
    ],
  },
  { productId: ids.collar, sku: 'COLLAR', name: 'Lock collar', price: '25.00', weight: 1.5, visibility: 1 },
  {
    productId: ids.giftCard,
    sku: 'GIFT',
    name: 'Gift card',
    type: 'giftcard',
    price: '0.00',
    weight: 0,
    giftcardData: {
      isOpenAmountAllowed: true,
      openAmountMin: '10.00',
      openAmountMax: '500.00',
      amounts: ['50.00'],
      type: 'virtual',
    },
  },
  {
    productId: ids.program,
    sku: 'PROGRAM',
    name: 'Strength program',
    type: 'virtual',
    price: '19.99',
    weight: 0,
  },
  {
    productId: ids.deal,
    sku: 'DEAL',
    name: 'Hot kettlebell',
    price: '60.00',
    attributes: {
      tax_class: 'goods',
      rogue_promo_enabled: true,
      rogue_promo_price: '45.00',
      rogue_promo_price_EUR: '42.00',
      rogue_promo_from_date: '2026-01-01T00:00:00.000Z',
      rogue_promo_to_date: '2026-12-31T00:00:00.000Z',
    },
  },
  { productId: ids.owable, sku: 'OWED', name: 'Made to order sled', price: '199.00', qoh: 1, backorder: true },
  { productId: ids.strap, sku: 'STRAP', name: 'Lifting strap', price: '9.99', weight: 0.4 },
];

const address = {
  street: ['1200 Foundry Row'],
  city: 'Dayton',
  region: 'OH',
  postcode: '45402',
  countryId: 'US',
  isDefaultShipping: true,
  isDefaultBilling: true,
};

/** The password of both of the fixture's customers. */
export const fixturePassword = 'correct horse battery';
export const fixtureEmails = { alice: 'alice@example.com', bob: 'bob@example.com' } as const;

const customer = (email: string, firstname: string) => ({
  email,
  password: fixturePassword,
  firstname,
  lastname: 'Lifter',
  telephone: '+1 555 0100',
  groupId: 1,
  addresses: [address],
});

const shippingMethod = (
  shippingCode: string,
  given: Partial<ShippingMethod> & Pick<ShippingMethod, 'label' | 'carrier' | 'rates'>,
): ShippingMethod => ({
  shippingCode,
  kind: 'parcel',
  originCode: null,
  dimensionalDivisor: null,
  maxPackageWeight: null,
  maxPackageLength: null,
  ...given,
});

/** The small store's shipping destinations, methods and taxes. */
const referenceData: ReferenceData = {
  countries: [
    { alpha2: 'US', name: 'United States', requireRegion: true, postcodeRegex: '^\\d{5}(-\\d{4})?$' },
    { alpha2: 'DE', name: 'Germany', requireRegion: false, postcodeRegex: '^\\d{5}$' },
  ],
  regions: [
    { regionId: 47, countryId: 'US', code: 'OH', name: 'Ohio' },
    { regionId: 57, countryId: 'US', code: 'TX', name: 'Texas' },
  ],
  shippingOrigins: [
    { originCode: 'dayton', name: 'Dayton', countryId: 'US', region: 'OH', postcode: '45402' },
    { originCode: 'venlo', name: 'Venlo', countryId: 'DE', region: '', postcode: '47533' },
  ],
  shippingSites: [
    {
      siteCode: 'USA',
      defaultOrigin: 'dayton',
      heaviestParcel: 150,
      longestParcel: 108,
      freightAbove: 600,
      zones: [
        { zoneCode: 'states', name: 'States', areas: [{ countryId: 'US', region: '*', postcode: '*' }] },
        { zoneCode: 'texas', name: 'Texas', areas: [{ countryId: 'US', region: 'TX', postcode: '*' }] },
      ],
      methods: [
        shippingMethod('ground', {
          label: 'Ground',
          carrier: 'Northpost',
          dimensionalDivisor: 139,
          maxPackageWeight: 150,
          rates: {
            states: [
              { upToWeight: 10, base: '7.95', perLb: '0.60' },
              { upToWeight: null, base: '11.50', perLb: '0.42' },
            ],
            texas: [{ upToWeight: null, base: '21.50', perLb: '0.70' }],
          },
        }),
        shippingMethod('freight', {
          label: 'Freight',
          carrier: 'Ironline',
          kind: 'freight',
          rates: {
            states: [{ upToWeight: null, base: '89.00', perLb: '0.25' }],
            texas: [{ upToWeight: null, base: '89.00', perLb: '0.25' }],
          },
        }),
        shippingMethod('pickup', {
          label: 'Collect',
          carrier: 'Halden',
          kind: 'pickup',
          originCode: 'dayton',
          rates: {},
        }),
      ],
    },
    {
      siteCode: 'EUR',
      defaultOrigin: 'venlo',
      heaviestParcel: 70,
      longestParcel: 98,
      freightAbove: 350,
      zones: [{ zoneCode: 'germany', name: 'Germany', areas: [{ countryId: 'DE', region: '*', postcode: '*' }] }],
      methods: [
        shippingMethod('ground', {
          label: 'Standard',
          carrier: 'Euroline',
          rates: { germany: [{ upToWeight: null, base: '14.00', perLb: '0.33' }] },
        }),
      ],
    },
  ],
  taxRules: [
    {
      countryId: 'US',
      levy: 'sales',
      taxClass: 'goods',
      postcode: '*',
      region: 'OH',
      rate: '7.25',
      code: 'Sales tax OH',
    },
    { countryId: 'DE', levy: 'sales', taxClass: 'goods', postcode: '*', region: '*', rate: '19', code: 'VAT DE' },
  ],
};

/** A store small enough to memorize, with one product of each type. */
export const storeFixture: StoreData = {
  products: sketches.map(productOf),
  prices: sketches.flatMap(pricesOf),
  stock: sketches.map(stockOf),
  categories: [
    {
      categoryId: 20,
      parentId: null,
      name: 'Strength',
      urlKey: 'strength',
      description: '',
      pictureMaster: null,
      position: 1,
      inMenu: true,
    },
    {
      categoryId: 21,
      parentId: 20,
      name: 'Barbells',
      urlKey: 'barbells',
      description: 'Bars',
      pictureMaster: 'picture-1001',
      position: 1,
      inMenu: true,
    },
  ],
  pages: [
    {
      id: 7,
      identifier: 'home',
      url: '/',
      title: 'Home',
      description: 'Strength equipment',
      blocks: [{ name: 'Heading', props: { text: 'Strong' }, slots: { default: [{ name: 'Block', props: {} }] } }],
    },
  ],
  productOrigins: [],
  pickups: [],
  customers: [customer(fixtureEmails.alice, 'Alice'), customer(fixtureEmails.bob, 'Bob')],
  giftCards: [{ code: 'GIFT-50-USD', currency: 'USD', balance: '50.00' }],
  forms: [
    {
      formHash: 'contact',
      name: 'Contact',
      fields: ['name', 'email', 'message', 'phone'],
      requiredFields: ['name', 'message'],
      emailFields: ['email'],
    },
  ],
  groupPrices: [
    { sku: 'BAR-20', groupId: 2, currency: 'USD', price: '280.00' },
    { sku: 'BAR-20', groupId: 2, currency: 'EUR', price: '270.00' },
  ],
  tickets: [
    { email: fixtureEmails.alice, sku: 'BAR-20', percent: '10', amount: null, currency: null, uses: 3 },
    { email: fixtureEmails.alice, sku: 'LAST-A', percent: null, amount: '15.00', currency: 'USD', uses: 3 },
  ],
  fiveForFive: [{ email: fixtureEmails.alice, redemptions: 2 }],
  events: [
    {
      eventId: 'winter-open-2027',
      name: 'Winter Open',
      location: 'Dayton',
      startsOn: '2027-01-16',
      endsOn: '2027-01-17',
      divisions: [
        { divisionId: 11, name: 'Women' },
        { divisionId: 12, name: 'Men' },
      ],
      participants: [{ email: fixtureEmails.alice, divisionId: 11 }],
    },
  ],
  facets: [],
  synonyms: [{ phrase: 'kb', means: 'kettlebell' }],
  searchRedirects: [{ phrase: 'gift cards', target: '/gift-card' }],
  authors: [{ id: 1, name: 'Ingrid' }],
  terms: [
    { id: 1, kind: 'category', slug: 'guides', name: 'Guides', description: 'How to choose' },
    { id: 11, kind: 'tag', slug: 'barbell', name: 'Barbell', description: '' },
    { id: 12, kind: 'tag', slug: 'unused', name: 'Unused', description: '' },
  ],
  reviews: [],
  gymPieces: [
    {
      sku: 'RACK-1',
      model: 'power-rack',
      widthMm: 1_240,
      depthMm: 1_270,
      heightMm: 2_290,
      massKg: 134,
      clearance: { front: 1_000, back: 0, left: 500, right: 500 },
      isWallMounted: false,
      uprights: { uprightMm: 75, holeMm: 25, insideDepthMm: 760 },
    },
  ],
  gymTemplates: [
    {
      key: 'garage',
      title: 'A garage',
      text: 'With a rack.',
      isFeatured: true,
      room: { widthMm: 3_000, depthMm: 6_000, heightMm: 2_500 },
      pieces: [{ sku: 'RACK-1', qty: 1 }],
    },
  ],
  equippedGyms: [],
  articles: [
    {
      id: 101,
      slug: 'first-bar',
      title: 'The first bar & you',
      excerpt: '<p>Buy one</p>',
      content: '<p>One good <a href="/test-barbell" onclick="x()">barbell</a></p><script>alert(1)</script>',
      authorId: 1,
      categoryId: 1,
      tagIds: [11],
      pictureMaster: 'picture-1001',
      publishedAt: '2026-03-01T08:00:00.000Z',
    },
    {
      id: 102,
      slug: 'racks',
      title: 'Racks',
      excerpt: '<p>Steel</p>',
      content: '<p>A rack holds a bar.</p>',
      authorId: 1,
      categoryId: 1,
      tagIds: [],
      pictureMaster: null,
      publishedAt: '2026-04-01T08:00:00.000Z',
    },
    {
      id: 103,
      slug: 'tomorrow',
      title: 'Tomorrow',
      excerpt: '',
      content: '<p>A bar that nobody knows yet.</p>',
      authorId: 1,
      categoryId: 1,
      tagIds: [11],
      pictureMaster: null,
      publishedAt: '2026-12-01T08:00:00.000Z',
    },
  ],
};

/** The fixture for `prepareDatabase`: a demo store, so that the sandbox handles its payments. */
export const fixtureContents: StoreContents = { demo: 'on', demoData: async () => storeFixture, referenceData };
