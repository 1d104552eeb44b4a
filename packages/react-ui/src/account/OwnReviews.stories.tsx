import type { Meta, StoryObj } from '@storybook/react-vite';
import { OwnReviews } from './OwnReviews.tsx';

const review = {
  _id: 'a',
  rating: 5,
  title: 'Spins forever',
  text: 'Bought one. Buying two.',
  author: 'Maya',
  helpful: 3,
  createdAt: '2026-10-30T12:00:00.000Z',
  photos: [],
  productId: 1002,
  productName: 'Halden Club Bar 20 kg',
  productUrl: '/halden-club-bar-20-kg',
} as const;

const meta = {
  title: 'Account/OwnReviews',
  component: OwnReviews,
  args: {
    writeHrefOf: (productId) => `/account/reviews?product=${productId}`,
    removeTarget: { action: '/account/reviews', fields: { intent: 'remove' } },
    reviewable: [
      {
        productId: 3001,
        productName: 'Halden R4 Power Rack',
        productUrl: '/halden-r4',
        orderedAt: '2026-09-01T00:00:00.000Z',
      },
    ],
    reviews: [
      { ...review, status: 'pending' },
      {
        ...review,
        _id: 'b',
        rating: 4,
        status: 'published',
        answer: { text: 'Two bars: two thanks.', answeredAt: '2026-11-02T12:00:00.000Z' },
      },
      { ...review, _id: 'c', rating: 1, status: 'rejected' },
    ],
  },
} satisfies Meta<typeof OwnReviews>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const None: Story = { args: { reviews: [], reviewable: [] } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
