import type { SeedPage } from '../seed-data.ts';

/** The landing page of category 6075 (core's `landingPages`). */
export const outfitAGym: SeedPage = {
  id: 11,
  identifier: 'outfit-a-gym',
  url: '/outfit-a-gym',
  title: 'Outfit a gym',
  description: 'Tell us the floor and the people; you get a drawing, a list and one price.',
  blocks: [
    {
      name: 'Hero',
      props: {
        eyebrow: 'Gyms, schools, stations',
        title: 'Send us the floor plan.',
        text: 'You get back a drawing with every rack on it, a list with every price, and one lorry.',
        actions: [{ label: 'See rigs', href: '/racks-and-rigs' }],
        picture: { master: 'rig-3-bay-black', alt: 'A black rig with three bays' },
        figures: [
          { value: '2', unit: 'days', label: 'To the drawing' },
          { value: '1', label: 'Lorry' },
          { value: '10', unit: 'years', label: 'On every weld' },
        ],
      },
    },
    {
      name: 'Columns',
      props: { layout: 'halves' },
      slots: {
        first: [
          {
            name: 'Form',
            props: {
              formHash: 'hld-gym-outfitting',
              title: 'What we need to know',
              fields: [
                { name: 'name', label: 'Name', isRequired: true },
                { name: 'email', label: 'Email', type: 'email', isRequired: true },
                { name: 'gym', label: 'Gym', isRequired: true },
                { name: 'country', label: 'Country' },
                { name: 'squareMetres', label: 'Square metres', type: 'number' },
                { name: 'message', label: 'Who trains there', type: 'lines' },
              ],
              submitLabel: 'Ask for a drawing',
              thanks: 'Thank you. The drawing is with you within two working days.',
            },
          },
        ],
        second: [
          {
            name: 'Block',
            props: { tone: 'sunken' },
            slots: {
              default: [
                { name: 'Heading', props: { text: 'What a gym buys', level: 3 } },
                {
                  name: 'RichText',
                  props: {
                    html: '<ul><li>One rack for six people at the busiest hour.</li><li>Two bars for each rack.</li><li>200 kg of plates for each bar.</li><li>A bench for each rack, and one more.</li></ul>',
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      name: 'ProductRow',
      props: { title: 'Built for forty people a day', productIds: [3401, 3402, 3002, 5234] },
    },
  ],
};
