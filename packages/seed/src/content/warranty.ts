import type { SeedPage } from '../seed-data.ts';

export const warranty: SeedPage = {
  id: 5,
  identifier: 'warranty',
  url: '/warranty',
  title: 'Warranty',
  description: 'What we stand for, for how long, and how to claim it.',
  blocks: [
    {
      name: 'Hero',
      props: {
        title: 'Warranty',
        text: 'If it breaks in honest use, we mend it or replace it. Dropping is honest use.',
      },
    },
    {
      name: 'SpecStrip',
      props: {
        items: [
          { value: '10', unit: 'years', label: 'Welds, uprights, competition plates' },
          { value: '5', unit: 'years', label: 'Barbell shafts and sleeves' },
          { value: '2', unit: 'years', label: 'Everything else' },
        ],
      },
    },
    {
      name: 'RichText',
      props: {
        html: '<p>The time begins on the day you receive it. Keep the order number; you need nothing else. Rust on plain steel, torn hands and bars left loaded in the rack are not covered.</p><p>Write to us with the order number and a photograph. Most cases end with a part in the post: see the <a href="/replacement-parts">replacement parts</a>.</p>',
      },
    },
    { name: 'ProductRow', props: { title: 'Parts that people ask for', productIds: [9201, 9203, 9206, 9212] } },
  ],
};
