import type { SeedPage } from '../seed-data.ts';

export const home: SeedPage = {
  id: 1,
  identifier: 'home',
  url: '/',
  title: 'Halden: strength equipment, made to be dropped',
  description: 'Barbells, plates, racks and everything heavy, made in Haldenmark and weighed before it leaves.',
  blocks: [
    {
      name: 'Hero',
      props: {
        eyebrow: 'The 20 kg bar',
        title: 'Made to be dropped.',
        text: 'Turned, knurled and weighed in one building. You bring the chalk.',
        actions: [
          { label: 'Shop barbells', href: '/barbells' },
          { label: 'How to choose a bar', href: '/choosing-a-barbell' },
        ],
        picture: { master: 'barbell-olympic-stainless-detail', alt: 'Sleeve and knurling of the stainless Meet Bar' },
        figures: [
          { value: '28', unit: 'mm', label: 'Shaft' },
          { value: '215,000', unit: 'psi', label: 'Tensile strength' },
          { value: '±50', unit: 'g', label: 'Weight tolerance' },
        ],
      },
    },
    {
      name: 'CategoryTiles',
      props: {
        title: 'Build your gym in this order',
        tiles: [
          {
            title: 'Barbells',
            href: '/barbells',
            text: 'Start here. Everything else follows the bar.',
            picture: { master: 'barbell-olympic-chrome', alt: '' },
          },
          {
            title: 'Plates',
            href: '/plates',
            text: 'Bumper, iron and change.',
            picture: { master: 'bumper-plate-set-competition', alt: '' },
          },
          {
            title: 'Racks & rigs',
            href: '/racks-and-rigs',
            text: 'Three-millimetre steel.',
            picture: { master: 'power-rack-black', alt: '' },
          },
          {
            title: 'Benches',
            href: '/benches',
            text: 'Firm pads, wide feet.',
            picture: { master: 'flat-bench-black', alt: '' },
          },
          {
            title: 'Free weights',
            href: '/free-weights',
            text: 'Bells, stones and logs.',
            picture: { master: 'kettlebell-24kg-black', alt: '' },
          },
        ],
      },
    },
    {
      name: 'ProductTabs',
      props: {
        title: 'What leaves the dock most',
        tabs: [
          { label: 'Bars', productIds: [1002, 1011, 1013, 1101], link: { label: 'All barbells', href: '/barbells' } },
          { label: 'Plates', productIds: [2401, 2402, 2404, 2502], link: { label: 'All plates', href: '/plates' } },
          {
            label: 'Racks',
            productIds: [3001, 3201, 3301, 3206],
            link: { label: 'All racks and rigs', href: '/racks-and-rigs' },
          },
        ],
      },
      tracking: { name: 'home-best', index: 2, whenVisible: true },
    },
    {
      name: 'Banner',
      props: {
        title: 'Hundo: the more you load, the less a pound costs',
        text: 'From 500 lb of marked plates on, every pound comes cheaper. Mix weights as you like.',
        action: { label: 'See the plates', href: '/hundo' },
        picture: { master: 'bumper-plate-set-training', alt: '' },
        tone: 'signal',
      },
    },
    {
      name: 'ProductRow',
      props: {
        title: 'Deals on now',
        productIds: [1012, 3206, 5106, 7111],
        category: 'hot-deals',
        link: { label: 'All hot deals', href: '/hot-deals' },
      },
    },
    {
      name: 'Carousel',
      props: { label: 'Finishes of a Halden shaft', title: 'One shaft, six finishes', slide: 'half' },
      slots: {
        default: [
          {
            name: 'Picture',
            props: {
              picture: { master: 'barbell-olympic-stainless-detail', alt: 'Bare stainless sleeve and knurling' },
              caption: 'Stainless. Bare steel in the hand; nothing to wear off.',
            },
          },
          {
            name: 'Picture',
            props: {
              picture: { master: 'barbell-olympic-chrome-detail', alt: 'Chromed sleeve and knurling' },
              caption: 'Hard chrome. Nearly as tough, a little smoother.',
            },
          },
          {
            name: 'Picture',
            props: {
              picture: { master: 'barbell-ceramic-red-detail', alt: 'Red ceramic shaft beside its sleeve' },
              caption: 'Ceramic, red. The one for a damp garage.',
            },
          },
          {
            name: 'Picture',
            props: {
              picture: { master: 'barbell-ceramic-blue-detail', alt: 'Blue ceramic shaft beside its sleeve' },
              caption: 'Ceramic, blue.',
            },
          },
          {
            name: 'Picture',
            props: {
              picture: { master: 'barbell-ceramic-olive-detail', alt: 'Olive ceramic shaft beside its sleeve' },
              caption: 'Ceramic, olive.',
            },
          },
          {
            name: 'Picture',
            props: {
              picture: { master: 'barbell-olympic-black-zinc-detail', alt: 'Black zinc shaft and sleeve' },
              caption: 'Black zinc. The cheapest; oil it once a month.',
            },
          },
        ],
      },
    },
    {
      name: 'SpecStrip',
      props: {
        title: 'What we promise in numbers',
        items: [
          { value: '3', unit: 'mm', label: 'Steel in every Halden upright' },
          { value: '10', unit: 'g', label: 'Tolerance of a competition plate' },
          { value: '10', unit: 'years', label: 'On every weld' },
          { value: '30', unit: 'days', label: 'To send it back' },
        ],
      },
    },
    {
      name: 'Columns',
      props: { layout: 'wideLeft' },
      slots: {
        first: [
          {
            name: 'Picture',
            props: {
              picture: { master: 'power-rack-detail', alt: 'Numbered holes and a J-cup on an R4 upright' },
              caption: 'Every hole of the R4 has its number cut beside it.',
              aspect: 'wide',
            },
          },
        ],
        second: [
          { name: 'Heading', props: { text: 'Your rack, your parts', level: 2 } },
          {
            name: 'RichText',
            props: {
              html: '<p>Choose the colour, the cups and the pull-up bar. Add spotter arms and we put in a set of band pegs. What you do not need today bolts on next year, to the same holes.</p><p><a href="/halden-r4-power-rack">Fit out an R4</a></p>',
            },
          },
        ],
      },
    },
    {
      name: 'ProductRow',
      props: {
        title: 'To wear while you lift',
        productIds: [8101, 8201, 7101, 8103],
        link: { label: 'All apparel', href: '/apparel' },
        isLazy: true,
      },
      tracking: { name: 'home-apparel', index: 8, whenVisible: true },
    },
  ],
};
