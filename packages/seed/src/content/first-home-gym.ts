import type { SeedPage } from '../seed-data.ts';

/** The landing page of category 6043 (core's `landingPages`). */
export const firstHomeGym: SeedPage = {
  id: 8,
  identifier: 'first-home-gym',
  url: '/first-home-gym',
  title: 'Your first home gym',
  description: 'Four square metres, five purchases, in the order in which you will need them.',
  blocks: [
    {
      name: 'Hero',
      props: {
        eyebrow: 'Four square metres',
        title: 'Buy it in this order.',
        text: 'A bar before plates, plates before a rack, a rack before a bench. You can train from the first parcel on.',
        actions: [{ label: 'Start with a set', href: '/halden-olympic-set-90-kg' }],
        picture: { master: 'squat-stand-black', alt: 'A black squat stand' },
        figures: [
          { value: '4', unit: 'm²', label: 'Of floor' },
          { value: '2.3', unit: 'm', label: 'Of ceiling' },
          { value: '5', label: 'Purchases' },
        ],
      },
    },
    {
      name: 'Rows',
      props: { hasLines: true },
      slots: {
        default: [
          {
            name: 'ProductRow',
            props: {
              title: '1. A bar',
              intro: 'You will hold it for ten years.',
              productIds: [1002, 1004, 1007, 1003],
            },
          },
          {
            name: 'ProductRow',
            props: {
              title: '2. Plates',
              intro: 'Bumpers, if anybody lives below you.',
              productIds: [2402, 2401, 2406, 2501],
            },
          },
          {
            name: 'ProductRow',
            props: {
              title: '3. Something to take the bar from',
              intro: 'A stand takes half the room of a rack.',
              productIds: [3206, 3209, 3301, 3201],
            },
          },
          {
            name: 'ProductRow',
            props: { title: '4. A bench', productIds: [4001, 4006, 4011, 4014], isLazy: true },
          },
          {
            name: 'ProductRow',
            props: { title: '5. The rest of your life', productIds: [5103, 6006, 6302, 7811], isLazy: true },
          },
        ],
      },
    },
    {
      name: 'Faq',
      props: {
        title: 'Before you clear the garage',
        items: [
          {
            question: 'Will the floor hold?',
            answerHtml:
              '<p>A concrete floor holds. On wood, put the rack across the joists and keep drops to bumper plates on 20 mm of rubber.</p>',
          },
          {
            question: 'How high must the ceiling be?',
            answerHtml:
              '<p>Stand, reach up with a plate in your hand, add ten centimetres. Under 2.3 m choose the <a href="/halden-hr2-half-rack-low-ceiling">low half rack</a>.</p>',
          },
        ],
      },
    },
  ],
};
