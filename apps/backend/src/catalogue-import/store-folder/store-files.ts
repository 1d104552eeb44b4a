/** A table's columns by their property names. */
export type Columns = Readonly<Record<string, string>>;

/** A file of a store folder: a JSON array of records, or a table with columns. */
export interface StoreFile {
  readonly file: string;
  readonly columns?: Columns;
  /** Fields that together identify a record. */
  readonly keys: readonly string[];
}

const ofProduct = { sku: 'SKU' } as const;

/** The files of a store folder, in the order of import: docs/catalogue.md. */
export const storeFiles = {
  categories: { file: 'categories.json', keys: ['categoryId'] },
  products: { file: 'products.json', keys: ['productId'] },
  prices: {
    file: 'prices.csv',
    columns: { ...ofProduct, currency: 'Currency', price: 'Price', compareAtPrice: 'Compare-at price' },
    keys: ['sku', 'currency'],
  },
  stock: {
    file: 'stock.csv',
    columns: {
      ...ofProduct,
      qoh: 'Inventory quantity',
      min: 'Least per order',
      max: 'Most per order',
      backorder: 'Continue selling when out of stock',
      leadTime: 'Lead time',
      bin: 'Back-in-stock notices',
    },
    keys: ['sku'],
  },
  groupPrices: {
    file: 'group-prices.csv',
    columns: { ...ofProduct, groupId: 'Customer group', currency: 'Currency', price: 'Price' },
    keys: ['sku', 'groupId', 'currency'],
  },
  productOrigins: {
    file: 'product-origins.csv',
    columns: { siteCode: 'Site', originCode: 'Origin', ...ofProduct },
    keys: ['siteCode', 'sku'],
  },
  pickups: {
    file: 'pickups.csv',
    columns: { siteCode: 'Site', label: 'Label', carrier: 'Carrier', originCode: 'Origin' },
    keys: ['siteCode'],
  },
  pages: { file: 'pages.json', keys: ['id'] },
  forms: { file: 'forms.json', keys: ['formHash'] },
  authors: { file: 'authors.json', keys: ['id'] },
  terms: { file: 'article-terms.json', keys: ['id'] },
  articles: { file: 'articles.json', keys: ['id'] },
  reviews: { file: 'reviews.json', keys: ['sku', 'author'] },
  gymPieces: { file: 'gym-pieces.json', keys: ['sku'] },
  gymTemplates: { file: 'gym-templates.json', keys: ['key'] },
  equippedGyms: { file: 'equipped-gyms.json', keys: ['urlKey'] },
  facets: { file: 'facets.json', keys: ['key'] },
  synonyms: { file: 'synonyms.csv', columns: { phrase: 'Phrase', means: 'Means' }, keys: ['phrase', 'means'] },
  searchRedirects: { file: 'search-redirects.csv', columns: { phrase: 'Phrase', target: 'Path' }, keys: ['phrase'] },
  customers: { file: 'customers.json', keys: ['email'] },
  events: { file: 'events.json', keys: ['eventId'] },
  tickets: {
    file: 'tickets.csv',
    columns: {
      email: 'E-mail',
      ...ofProduct,
      percent: 'Percent',
      amount: 'Amount',
      currency: 'Currency',
      uses: 'Uses',
    },
    keys: ['email', 'sku'],
  },
  fiveForFive: { file: 'five-for-five.csv', columns: { email: 'E-mail', redemptions: 'Redemptions' }, keys: ['email'] },
  giftCards: {
    file: 'gift-cards.csv',
    columns: { code: 'Code', currency: 'Currency', balance: 'Balance' },
    keys: ['code'],
  },
} as const satisfies Readonly<Record<string, StoreFile>>;

export type StoreFileName = keyof typeof storeFiles;

export const storeFileNames = Object.keys(storeFiles) as StoreFileName[];
