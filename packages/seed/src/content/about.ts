import type { SeedPage } from '../seed-data.ts';

export const about: SeedPage = {
  id: 4,
  identifier: 'about',
  url: '/about',
  title: 'About Halden',
  description: 'A works, a town and forty people who lift what they make.',
  blocks: [
    {
      name: 'Hero',
      props: {
        eyebrow: 'Haldenmark',
        title: 'We lift what we make.',
        text: 'Halden is a works of forty people in the town of Haldenmark. Most of us train in the hall behind the paint booth, on equipment that failed inspection.',
        picture: { master: 'bumper-plate-set-competition', alt: 'A stack of competition plates in the five colours' },
        actions: [{ label: 'See what we make', href: '/all-strength-equipment' }],
      },
    },
    {
      name: 'Columns',
      props: { layout: 'wideRight' },
      slots: {
        first: [
          {
            name: 'Picture',
            props: {
              picture: { master: 'bearing-needle', alt: 'Two needle bearings for a barbell sleeve' },
              aspect: 'square',
            },
          },
        ],
        second: [
          { name: 'Heading', props: { text: 'How we test', level: 2 } },
          {
            name: 'RichText',
            props: {
              html: '<p>Each shaft is bent once on purpose and must come back straight to within half a millimetre. One bar of every fifty is dropped two thousand times from 2.4 m, with 140 kg on it, and then cut open. One plate in twenty is weighed a second time by somebody else.</p><p>What fails goes to the hall behind the paint booth.</p>',
            },
          },
        ],
      },
    },
    {
      name: 'SpecStrip',
      props: {
        items: [
          { value: '1987', label: 'First barbell' },
          { value: '40', label: 'People' },
          { value: '2,000', label: 'Drops in a test' },
        ],
      },
    },
    {
      name: 'RichText',
      props: {
        html: '<h2>Three names, one works</h2><p><strong>Halden</strong> is what we would take to a meet. <strong>Northpin</strong> is plainer and cheaper, made to our drawings and inspected in the same room. <strong>Grosvik Apparel</strong> is what we wear; it is sewn in Portugal by a family that has done it for three generations.</p>',
      },
    },
    {
      name: 'Athletes',
      props: {
        title: 'Who breaks our bars',
        athletes: [
          {
            name: 'Ida Brandt',
            discipline: 'Inspection. Powerlifting, 76 kg',
            text: 'Signs every straight shaft and returns the others. Hers is the knurl on the Power Bar.',
            facts: [
              { value: '185', unit: 'kg', label: 'Squat' },
              { value: '232.5', unit: 'kg', label: 'Deadlift' },
            ],
            link: { label: 'The bar she asked for', href: '/halden-power-bar-stainless' },
          },
          {
            name: 'Jon Vik',
            discipline: 'Paint shop. Strongman, open',
            text: 'Carries the stones to the mould and, on Saturdays, out of it.',
            facts: [
              { value: '160', unit: 'kg', label: 'Stone' },
              { value: '121', unit: 'kg', label: 'Log' },
            ],
            link: { label: 'His stones', href: '/halden-atlas-stone' },
          },
          {
            name: 'Mara Okafor',
            discipline: 'Packing. Weightlifting, 64 kg',
            text: 'Packs a bar so that it arrives straight. Nobody else may.',
            facts: [
              { value: '92', unit: 'kg', label: 'Snatch' },
              { value: '115', unit: 'kg', label: 'Clean and jerk' },
            ],
            link: { label: 'The bar she lifts', href: '/halden-meet-bar-15-kg' },
          },
        ],
      },
    },
    {
      name: 'Banner',
      props: {
        title: 'Ten years on every weld',
        text: 'And parts for everything, for as long as we exist.',
        action: { label: 'Read the warranty', href: '/warranty' },
        tone: 'steel',
      },
    },
  ],
};
