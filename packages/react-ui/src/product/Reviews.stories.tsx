import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Reviews } from './Reviews.tsx';

const meta = {
  title: 'Product/Reviews',
  component: Reviews,
  args: {
    id: 'reviews',
    rating: { average: 4.8, count: 1284 },
    distribution: [0, 1, 2, 9, 23],
    verifiedCount: 31,
    photoCount: 4,
    isVerified: false,
    hasPhotos: false,
    sort: 'newest',
    page: 1,
    pages: 4,
    hrefOf: ({ stars, isVerified, hasPhotos, sort, page }) =>
      `?stars=${stars ?? ''}&reviewsVerified=${isVerified}&reviewsWithPhotos=${hasPhotos}&reviewsBy=${sort}&reviewPage=${page}#reviews`,
    writeHref: '/account/reviews?product=1002',
    voteTarget: { action: '/account/reviews' },
    reviews: [
      {
        _id: 'a',
        rating: 5,
        title: 'One bar for the whole garage',
        text: 'I snatch, squat and pull with it.\n\nThe chrome wipes clean with a dry cloth.',
        author: 'Priya N.',
        isVerified: true,
        deployment: 'US',
        helpful: 41,
        createdAt: '2026-10-30T12:00:00.000Z',
        photos: [
          {
            photoId: 'p-1',
            width: 1600,
            height: 1200,
            preview: 'data:image/webp;base64,UklGRhYAAABXRUJQVlA4TAoAAAAvAAAAAEX/I/of',
          },
        ],
      },
      {
        _id: 'b',
        rating: 3,
        title: 'AVeryLongHeadlineWithoutASingleSpaceInItThatHasToBreakSomewhereOnAPhone',
        text: 'A fine bar, I just like a sharper knurl.',
        author: 'D. Alvarez',
        isVerified: false,
        deployment: 'Canada',
        helpful: 0,
        createdAt: '2026-06-21T12:00:00.000Z',
        photos: [],
        from: 'Canada',
        answer: {
          text: 'The Power Bar has the knurl you look for, and its page says how sharp.\n\nWithin 30 days we exchange it.',
          answeredAt: '2026-06-23T12:00:00.000Z',
        },
      },
    ],
  },
} satisfies Meta<typeof Reviews>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Written: Story = {};

export const VerifiedWithPhotos: Story = { args: { isVerified: true, hasPhotos: true, pages: 1 } };

export const OfThreeStars: Story = { args: { stars: 3, pages: 1 } };

export const NothingWritten: Story = {
  args: { reviews: [], distribution: [0, 0, 0, 0, 0], verifiedCount: 0, photoCount: 0, pages: 0 },
};

export const RatedOnce: Story = { args: { ...NothingWritten.args, rating: { average: 5, count: 1 } } };

export const WrittenOnce: Story = {
  args: {
    distribution: [0, 0, 0, 0, 1],
    verifiedCount: 1,
    photoCount: 1,
    pages: 1,
    reviews: meta.args.reviews.slice(0, 1),
  },
};

export const NeverRated: Story = { args: { ...NothingWritten.args, rating: undefined } };

export const NoneOfThese: Story = { args: { stars: 1, hasPhotos: true, reviews: [], pages: 0 } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

/** The store's answer stands below the review, under the store's name and with its own date. */
export const Answered: Story = {
  args: { ...WrittenOnce.args, reviews: meta.args.reviews.slice(1), distribution: [0, 0, 1, 0, 0] },
  play: async ({ canvasElement }) => {
    const review = within(canvasElement);
    await expect(review.getByText('Halden answers')).toBeVisible();
    await expect(review.getByText('Jun 23, 2026')).toBeVisible();
    await expect(review.getByText(/^The Power Bar has the knurl you look for/)).toBeVisible();
  },
};

/** Everybody who rated has written: the stars need no further words. */
export const AllWritten: Story = {
  args: { rating: { average: 4.5, count: 35 } },
  play: async ({ args, canvasElement }) => {
    const written = args.distribution.reduce((sum, count) => sum + count, 0);
    await expect(written).toBe(args.rating?.count);
    await expect(within(canvasElement).queryByText(/written reviews$/)).toBeNull();
  },
};
