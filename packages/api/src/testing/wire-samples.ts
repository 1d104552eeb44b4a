import { money } from '@ironcart/core/money';
import { plainProduct } from '@ironcart/core/testing';
import { productToWire } from '../codec/product.ts';
import type { WireCreditCard } from '../contract/credit-card.ts';
import type { WireEditorialTerm, WireFullEditorialPost } from '../contract/editorial.ts';
import type { WireList } from '../contract/list.ts';
import type { WireSearchAnswer } from '../contract/search.ts';
import type { WireSession } from '../contract/session.ts';

export const sampleProduct = plainProduct({ productId: 12, listPrice: money(34_500), salePrice: money(29_999) });
export const wireSampleProduct = productToWire(sampleProduct);

export const wireSampleList: WireList = {
  _id: 'list-1',
  type: 'cart',
  items: [{ listItemId: 'line-1', productId: 12, qty: 2, options: {}, metadata: {}, children: [] }],
  messages: [],
  metadata: { isActive: true },
};

export const wireSampleCard: WireCreditCard = {
  _id: 'card_1',
  expYear: 2030,
  expMonth: 12,
  isDefault: true,
  expired: false,
  billingAddressId: null,
  billingAddress: null,
  brand: 'visa',
  last4: '1111',
};

export const wireSampleSession = {
  customer: {
    _id: 'customer-1',
    loggedIn: true,
    groupId: 1,
    email: 'ada@mail.example',
    firstname: 'Ada',
    lastname: 'Strong',
    telephone: '',
    segments: [],
    addresses: [],
  },
  expires: 1_770_000_300_000,
  expiresIn: 120,
} satisfies WireSession;

export const wireSampleSearch: WireSearchAnswer = {
  content: {
    product: {
      value: [
        {
          productId: 12,
          sku: 'BAR-20',
          name: 'Training bar',
          url: '/training-bar',
          price: 345,
          final_price: 299.99,
          categories: [],
          brand: 'Ironcart',
          type: 'simple',
          attributes: {},
          hasRedirect: false,
          is_salable: true,
        },
      ],
    },
  },
  suggestion: { keyphrase: [{ text: 'training' }] },
  total_item: 81,
  total_page: 2,
};

export const wireSampleEditorialTag: WireEditorialTerm = {
  slug: 'barbell',
  id: 11,
  count: 2,
  description: 'Bars',
  name: 'Barbell',
};

export const wireSampleEditorialPost: WireFullEditorialPost = {
  title: { rendered: 'The first bar' },
  featuredImagePath: '/img/w=768,f=webp/bar.webp',
  categories: [1],
  id: 101,
  tags: [11],
  link: '/theindex/guides/first-bar',
  slug: 'first-bar',
  format: 'standard',
  authorName: 'Ingrid Solvang',
  largeFeaturedImagePath: '/img/w=1284,f=webp/bar.webp',
  featuredVideo: null,
  content: { rendered: '<p>One good bar.</p>' },
  excerpt: { rendered: '<p>Buy one.</p>' },
  customCss: '',
  customJs: '',
  featured_media: 101,
  date: '2026-03-01T08:00:00',
};
