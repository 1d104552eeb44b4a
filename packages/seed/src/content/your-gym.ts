import type { SeedPage } from '../seed-data.ts';

/** The shoppers' own part of the editorial site (S2-routes-28). */
export const yourGym: SeedPage = {
  id: 13,
  identifier: 'ryourogue',
  url: '/theindex/ryourogue',
  title: 'Show us your gym',
  description: 'Garages, barns and one lift shaft: where our equipment lives, told by those who train there.',
  blocks: [
    {
      name: 'Hero',
      props: {
        eyebrow: 'The Index',
        title: 'Show us your gym.',
        text: 'Garages, barns, one lift shaft. We print the rooms that you send us, with the dents.',
        actions: [{ label: 'Write to us', href: '/contact' }],
        picture: { master: 'power-rack-black', alt: 'A black power rack' },
      },
    },
    {
      name: 'RichText',
      props: {
        html: '<h2>What we would like to know</h2><ul><li>How large the room is, and what it was before.</li><li>What you bought first, and what you would buy first today.</li><li>Who complained.</li></ul><p>Three photographs are plenty. We answer everybody and print one room a month.</p>',
      },
    },
    { name: 'ProductRow', props: { title: 'What most rooms begin with', productIds: [1001, 4001, 2401, 5201] } },
  ],
};
