import { type ContentBlock, giftTiersOf } from '@ironcart/core/content';
import { siteByCode } from '@ironcart/core/site';
import type { BlockData } from '../blocks/define-block.ts';
import { sampleCards } from './sample-products.ts';

const picture = (master: string, alt = '') => ({ master, alt });
const heading = (text: string): ContentBlock => ({ name: 'Heading', props: { text, level: 3 } });
const paragraph = (words: string): ContentBlock => ({ name: 'RichText', props: { html: `<p>${words}</p>` } });

/** Data that the sample blocks refer to. */
export const sampleBlockData: BlockData = {
  products: Object.fromEntries(sampleCards.map((card) => [card.product.productId, card])),
  specs: { 1001: [{ label: 'Shaft diameter', value: '28.5 mm' }] },
  html: { 'delivery-note': '<p>Pallets leave on <strong>Tuesdays</strong> and Fridays.</p>' },
  priceTiers: giftTiersOf(siteByCode('USA')),
  formAction: '/contact',
};

/** One of each of the further blocks. */
export const sampleFurtherBlocks: readonly ContentBlock[] = [
  {
    name: 'Block',
    props: { block: 'delivery-note', tone: 'framed' },
    slots: { default: [paragraph('Parcels leave every day.')] },
  },
  {
    name: 'Carousel',
    props: { label: 'Bars by finish', title: 'Bars by finish', slide: 'half' },
    slots: {
      default: [
        {
          name: 'Picture',
          props: { picture: picture('barbell-olympic-chrome', 'Chrome bar'), caption: 'Hard chrome' },
        },
        { name: 'Picture', props: { picture: picture('barbell-ceramic-red', 'Red bar'), caption: 'Ceramic coat' } },
        { name: 'Picture', props: { picture: picture('trap-bar-black', 'Black bar'), caption: 'Black zinc' } },
        { name: 'Picture', props: { picture: picture('flat-bench-black', 'A bench'), caption: 'And a bench' } },
      ],
    },
  },
  {
    name: 'Tabs',
    props: {
      label: 'How it reaches you',
      tabs: [
        { label: 'By parcel', slot: 'parcel' },
        { label: 'On a pallet', slot: 'pallet' },
        { label: 'Pick up', slot: 'pickup' },
      ],
    },
    slots: {
      parcel: [paragraph('Up to 150 lb, to your door.')],
      pallet: [paragraph('Everything else, to your kerb.')],
      pickup: [heading('At the dock'), paragraph('From Tuesday to Saturday.')],
    },
  },
  {
    name: 'Media',
    props: {
      src: 'barbell-olympic-chrome',
      alt: 'A chrome bar, from its sleeve',
      width: 1600,
      height: 700,
      link: '/barbells',
      overlay: 'rgb(0 0 0 / 20%)',
      mobile: { src: 'trap-bar-black', alt: 'A trap bar', width: 800, height: 800, link: '/barbells' },
    },
  },
  {
    name: 'Gallery',
    props: {
      title: 'From the hall',
      pictures: [
        { picture: picture('power-rack-detail', 'Numbered holes of an upright'), caption: 'Numbered holes' },
        { picture: picture('power-rack-black', 'A rack'), caption: 'The rack' },
        { picture: picture('bumper-plate-25kg-red', 'A red plate') },
        { picture: picture('bumper-plate-20kg-blue', 'A blue plate') },
        { picture: picture('kettlebell-16kg-black', 'A kettlebell') },
      ],
    },
  },
  {
    name: 'Rows',
    props: { hasLines: true },
    slots: { default: [heading('Measure'), heading('Cut'), heading('Weld')] },
  },
  {
    name: 'Button',
    props: { label: 'How to measure', action: 'showOverlay' },
    slots: { overlay: [paragraph('Around the waist, over a shirt, at the navel.')] },
  },
  {
    name: 'ProductTabs',
    props: {
      title: 'By movement',
      tabs: [
        { label: 'Pull', productIds: [1001, 1006], link: { label: 'All bars', href: '/barbells' } },
        { label: 'Press', productIds: [1003, 1004] },
        { label: 'Carry', productIds: [99] },
      ],
    },
  },
  { name: 'PriceTiers', props: { title: 'By price', productIds: [1001, 1002, 1003, 1004, 1006] } },
  { name: 'GearSpecs', props: { productId: 1001, specs: [{ label: 'Length', value: '2,200 mm' }] } },
  {
    name: 'Leaderboards',
    props: {
      title: 'The hall’s records',
      boards: [
        {
          title: 'Deadlift',
          rows: [
            { rank: 1, name: 'Ida Brandt', from: 'Haldenmark', result: '232.5 kg' },
            { rank: 2, name: 'Mara Okafor', result: '220 kg' },
          ],
        },
        { title: 'Press', rows: [{ rank: 1, name: 'Jon Vik', from: 'Paint shop', result: '121 kg' }] },
      ],
    },
  },
  {
    name: 'EventSchedules',
    props: {
      title: 'Open hall',
      note: 'All times are local to Haldenmark.',
      days: [
        {
          date: '2027-05-14',
          label: 'Friday 14 May',
          sessions: [
            { time: '09:00', name: 'Weigh-in', place: 'Gate 2' },
            { time: '10:30', name: 'Squat', place: 'Platform A' },
          ],
        },
        { date: '2027-05-15', label: 'Saturday 15 May', sessions: [{ time: '10:00', name: 'Stones' }] },
      ],
    },
  },
  {
    name: 'Athletes',
    props: {
      title: 'Who breaks our bars',
      athletes: [
        {
          name: 'Ida Brandt',
          discipline: 'Powerlifting, inspection',
          text: 'Signs every straight shaft and returns the others.',
          picture: picture('barbell-olympic-chrome-detail'),
          facts: [{ value: '232.5', unit: 'kg', label: 'Deadlift' }],
          link: { label: 'Her bar', href: '/product-1001' },
        },
        { name: 'Jon Vik', discipline: 'Strongman, paint shop' },
      ],
    },
  },
  {
    name: 'Form',
    props: {
      formHash: 'hld-contact',
      title: 'Write to us',
      text: 'Somebody who lifts will answer.',
      fields: [
        { name: 'name', label: 'Name', autoComplete: 'name', isRequired: true },
        { name: 'email', label: 'Email', type: 'email', isRequired: true },
        { name: 'topic', label: 'What it is about', type: 'choice', options: ['An order', 'A part'] },
        { name: 'message', label: 'Message', type: 'lines', isRequired: true },
      ],
    },
  },
];

/** Returns the sample block with a name. */
export const sampleBlock = (name: string): ContentBlock => {
  const block = sampleFurtherBlocks.find((candidate) => candidate.name === name);
  if (block === undefined) throw new Error(`There is no sample of ${name}`);
  return block;
};
