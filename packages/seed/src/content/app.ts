import type { SeedPage } from '../seed-data.ts';

export const app: SeedPage = {
  id: 6,
  identifier: 'rogue-app',
  url: '/rogue-app',
  title: 'The store in your pocket',
  description: 'Put the store on your phone’s home screen: the same cart, the same account.',
  blocks: [
    {
      name: 'Hero',
      props: {
        eyebrow: 'On your phone',
        title: 'The store in your pocket.',
        text: 'The same prices, the same cart and the same account. Nothing to download: put this site on your home screen.',
        picture: { master: 'training-logbook-black', alt: 'A training logbook, closed' },
        actions: [{ label: 'Start shopping', href: '/all-strength-equipment' }],
      },
    },
    { name: 'Heading', props: { text: 'How to put it there', level: 2 } },
    {
      name: 'RichText',
      props: {
        html: '<ol><li>Open this page in your phone’s browser.</li><li>Open the browser’s share or page menu.</li><li>Choose “Add to home screen”.</li></ol><p>Log in once and your cart follows you from the phone to the desk and back.</p>',
      },
    },
  ],
};
