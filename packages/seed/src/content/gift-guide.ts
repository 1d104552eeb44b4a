import type { SeedPage } from '../seed-data.ts';

/** The landing page of category 4691 (core's `landingPages`). */
export const giftGuide: SeedPage = {
  id: 7,
  identifier: 'gift-guide',
  url: '/gift-guide',
  title: 'Gift guide',
  description: 'What a lifter wants and would not buy: by price, and small enough to wrap.',
  blocks: [
    {
      name: 'Hero',
      props: {
        eyebrow: 'Gift guide',
        title: 'Small enough to wrap.',
        text: 'A lifter has the rack. What they never buy themselves is below, and none of it needs a lift gate.',
        actions: [
          { label: 'Give a gift card', href: '/gift-cards' },
          { label: 'See accessories', href: '/accessories' },
        ],
        picture: { master: 'lever-belt-red', alt: 'A red lever belt, rolled' },
        tone: 'ink',
      },
    },
    {
      name: 'PriceTiers',
      props: {
        title: 'By what you want to spend',
        productIds: [7811, 7831, 7121, 6006, 7111, 1201, 6321, 6311, 7101, 5113, 8103, 6101],
      },
    },
    {
      name: 'Carousel',
      props: { label: 'Gift cards', title: 'Or let them choose', slide: 'card' },
      slots: {
        default: ['steel', 'black', 'red', 'white'].map((colour) => ({
          name: 'Picture',
          props: {
            picture: { master: `gift-card-${colour}`, alt: `The gift card in ${colour}` },
            caption: 'By mail in a minute, in any amount.',
          },
        })),
      },
    },
    {
      name: 'Banner',
      props: {
        title: 'You know when it leaves',
        text: 'Parcels leave on the working day after you order. The page of each product names that day.',
        action: { label: 'How it travels', href: '/shipping-and-returns' },
        tone: 'steel',
      },
    },
  ],
};
