import type { SeedPage } from '../seed-data.ts';

/** The landing page of category 6069 (core's `landingPages`). */
export const garageGym: SeedPage = {
  id: 9,
  identifier: 'garage-gym',
  url: '/garage-gym',
  title: 'The garage gym',
  description: 'One car out, one rack in: what fits a single garage and folds away for the winter tyres.',
  blocks: [
    {
      name: 'Hero',
      props: {
        eyebrow: 'One car out, one rack in',
        title: 'It fits the garage.',
        text: 'A single garage is three metres wide. A 20 kg bar is 2.2. Everything here was measured in one.',
        actions: [
          { label: 'See wall racks', href: '/halden-w2-folding-wall-rack' },
          { label: 'All racks and rigs', href: '/racks-and-rigs' },
        ],
        picture: { master: 'wall-mount-rack-red', alt: 'A red rack that folds against the wall' },
      },
    },
    {
      name: 'Gallery',
      props: {
        title: 'What goes where',
        pictures: [
          {
            picture: { master: 'power-rack-red', alt: 'A red power rack' },
            caption: 'Against the back wall: 1.4 m deep, bolted once.',
          },
          {
            picture: { master: 'plate-tree-black', alt: 'A plate tree' },
            caption: 'Plates beside the bar, not behind it.',
          },
          { picture: { master: 'bar-holder-black', alt: 'A holder for nine bars' }, caption: 'Nine bars in a corner.' },
          { picture: { master: 'dumbbell-rack-black', alt: 'A dumbbell rack' }, caption: 'Below the window.' },
          { picture: { master: 'rowing-machine-black', alt: 'A rowing machine' }, caption: 'It stands on its end.' },
        ],
      },
    },
    {
      name: 'Columns',
      props: { layout: 'wideRight' },
      slots: {
        first: [
          { name: 'Heading', props: { text: 'Cold and damp', level: 2 } },
          {
            name: 'RichText',
            props: {
              html: '<p>Bare steel rusts where a car has dripped. Choose a ceramic shaft, wipe it, and hang it rather than lean it.</p><p><a href="/halden-ceramic-bar-20-kg">The ceramic bar</a></p>',
            },
          },
        ],
        second: [{ name: 'GearSpecs', props: { title: 'The folding rack, measured', productId: 3304 } }],
      },
    },
    {
      name: 'ProductRow',
      props: {
        title: 'Measured in a garage',
        productIds: [3301, 1005, 2402, 4011],
        link: { label: 'All strength equipment', href: '/all-strength-equipment' },
      },
    },
  ],
};
