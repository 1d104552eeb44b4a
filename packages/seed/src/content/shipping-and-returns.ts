import type { SeedPage } from '../seed-data.ts';

export const shippingAndReturns: SeedPage = {
  id: 3,
  identifier: 'shipping-and-returns',
  url: '/shipping-and-returns',
  title: 'Shipping and returns',
  description: 'How heavy things travel, what they cost to send and how you send them back.',
  blocks: [
    {
      name: 'Hero',
      props: {
        title: 'Shipping and returns',
        text: 'We charge what the carrier charges us, by weight and by package. You see the amount before you pay.',
      },
    },
    {
      name: 'SpecStrip',
      props: {
        items: [
          { value: '1', unit: 'day', label: 'From order to the dock, for stock' },
          { value: '150', unit: 'lb', label: 'Heaviest parcel in the United States' },
          { value: '30', unit: 'days', label: 'To send things back' },
        ],
      },
    },
    {
      name: 'Tabs',
      props: {
        label: 'How it reaches you',
        tabs: [
          { label: 'Parcel or pallet', slot: 'parcel' },
          { label: 'Picking up', slot: 'pickup' },
          { label: 'Military addresses', slot: 'military' },
        ],
      },
      slots: {
        parcel: [
          {
            name: 'RichText',
            props: {
              isLead: true,
              html: '<p>Small orders travel as parcels. Racks, rigs and big sets come on a pallet, with a phone call before and a lift gate on the lorry. If your order needs both, checkout shows each package with its own price.</p>',
            },
          },
        ],
        pickup: [
          {
            name: 'RichText',
            props: {
              isLead: true,
              html: '<p>In the United States you can collect at our works on Foundry Row. Machines that come straight from their builder, racks and stones cannot be picked up; checkout tells you when that is the case.</p>',
            },
          },
        ],
        military: [
          {
            name: 'RichText',
            props: {
              isLead: true,
              html: '<p>APO, FPO and DPO have their own site, with prices for military mail. Parcels may weigh up to 70 lb.</p>',
            },
          },
        ],
      },
    },
    {
      name: 'Columns',
      props: { layout: 'halves' },
      slots: {
        first: [
          { name: 'Heading', props: { text: 'Sending it back', level: 2 } },
          {
            name: 'RichText',
            props: {
              html: '<p>You have 30 days. Unused goods in their box get the full price back; used ones get what they are still worth, and we tell you the amount before you send them. You pay the way back unless we made the mistake.</p>',
            },
          },
        ],
        second: [
          { name: 'Heading', props: { text: 'Damage on the way', level: 2 } },
          {
            name: 'RichText',
            props: {
              html: '<p>Write “damaged” on the driver’s paper before you sign, take two photographs and write to us. We send the part again the same day and argue with the carrier ourselves.</p>',
            },
          },
        ],
      },
    },
    {
      name: 'Faq',
      props: {
        title: 'Good to know',
        items: [
          {
            question: 'Do you ship to my country?',
            answerHtml:
              '<p>To the United States, Canada, Australia, New Zealand, the United Kingdom and the countries of the European Union, each from its own site.</p>',
          },
          {
            question: 'Is tax included?',
            answerHtml:
              '<p>In Europe and the United Kingdom you see the price with value added tax first and the price without it beside. Elsewhere tax is added in checkout, by your address.</p>',
          },
          {
            question: 'Can programming and gift cards be returned?',
            answerHtml:
              '<p>A subscription ends when you say so, at the end of the month. Gift cards that nobody has used can be paid back.</p>',
          },
        ],
      },
    },
  ],
};
