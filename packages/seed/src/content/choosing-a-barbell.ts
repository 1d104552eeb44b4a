import type { SeedPage } from '../seed-data.ts';

export const choosingABarbell: SeedPage = {
  id: 2,
  identifier: 'choosing-a-barbell',
  url: '/choosing-a-barbell',
  title: 'Choosing a barbell',
  description: 'Shaft, knurl, sleeves and finish: what they do, and which bar fits the way you lift.',
  blocks: [
    {
      name: 'Hero',
      props: {
        eyebrow: 'Buying guide',
        title: 'Choosing a barbell',
        text: 'You will hold it more often than anything else in your gym. Four numbers tell you nearly everything.',
        actions: [{ label: 'See all barbells', href: '/barbells' }],
        picture: { master: 'barbell-olympic-chrome-detail', alt: 'Sleeve and knurling of the Club Bar' },
        tone: 'ink',
      },
    },
    {
      name: 'Heading',
      props: { text: 'Shaft diameter', level: 2, intro: 'Thin bends and spins with you. Thick stays still.' },
    },
    {
      name: 'SpecStrip',
      props: {
        items: [
          { value: '25', unit: 'mm', label: '15 kg bar, smaller hands' },
          { value: '28', unit: 'mm', label: 'Weightlifting' },
          { value: '28.5', unit: 'mm', label: 'A bit of everything' },
          { value: '29', unit: 'mm', label: 'Powerlifting' },
          { value: '32', unit: 'mm', label: 'Squat only' },
        ],
      },
    },
    {
      name: 'Columns',
      props: { layout: 'halves' },
      slots: {
        first: [
          { name: 'Heading', props: { text: 'Knurl', level: 2 } },
          {
            name: 'RichText',
            props: {
              html: '<p>A medium knurl suits most hands and most days. A volcano knurl holds a maximum deadlift without straps and takes some skin for it. If you do many repetitions, go milder than you think.</p><p>A centre knurl keeps a squat from sliding down your back, and scratches your throat in the clean. Choose by which of the two you do more often.</p>',
            },
          },
        ],
        second: [
          { name: 'Heading', props: { text: 'Sleeves', level: 2 } },
          {
            name: 'RichText',
            props: {
              html: '<p>Bushings are bronze rings: simple, quiet and hard to kill. Bearings spin longer and want cleaning. You feel the difference in a snatch and never in a squat.</p><p>Loadable length counts once you pass 200 kg of bumper plates: 415 mm hold six 25 kg plates a side with a collar.</p>',
            },
          },
        ],
      },
    },
    {
      name: 'RichText',
      props: {
        html: '<h2>Finish</h2><p><strong>Stainless steel</strong> feels best and does not rust; it costs the most. <strong>Hard chrome</strong> is nearly as durable and a little smoother. <strong>Ceramic coat</strong> is the one for damp garages. <strong>Black zinc</strong> is cheap, fades, and is only as careful as you are with an oiled rag.</p>',
      },
    },
    {
      name: 'Columns',
      props: { layout: 'wideRight' },
      slots: {
        first: [
          {
            name: 'Picture',
            props: { picture: { master: 'barbell-olympic-chrome', alt: 'The Club Bar, whole' }, aspect: 'tall' },
          },
        ],
        second: [{ name: 'GearSpecs', props: { title: 'The Club Bar, measured', productId: 1002 } }],
      },
    },
    {
      name: 'Button',
      props: { label: 'How to measure your grip', action: 'showOverlay' },
      slots: {
        overlay: [
          {
            name: 'RichText',
            props: {
              html: '<p>Close your hand round a broomstick: most are 25 mm. If your thumb covers the nail of your middle finger, a 28 or 29 mm shaft will suit you. If they only just meet, take the 25 mm shaft of the 15 kg bar.</p><p>Between the two, let the lift decide: thin for the snatch, thick for the bench press.</p>',
            },
          },
        ],
      },
    },
    {
      name: 'ProductRow',
      props: { title: 'Three good answers, and the quick one', productIds: [1002, 1011, 1006, 1004] },
    },
    {
      name: 'Faq',
      props: {
        title: 'Asked every week',
        items: [
          {
            question: 'Which bar if I only buy one?',
            answerHtml:
              '<p>The Club Bar. 28.5 mm, medium knurl, both sets of marks. You can snatch and squat with it for ten years.</p>',
          },
          {
            question: '15 kg or 20 kg?',
            answerHtml:
              '<p>If your hands close round 28 mm with room to spare, take the 20. If your thumb does not reach your middle finger, the 25 mm shaft of the 15 kg bar will do more for you than any programme.</p>',
          },
          {
            question: 'How do I look after it?',
            answerHtml:
              '<p>Brush the chalk out of the knurl, wipe the shaft with a little light oil once a month, and put one drop behind each collar. Do not leave it loaded in a rack overnight.</p>',
          },
          {
            question: 'Is tensile strength the same as quality?',
            answerHtml:
              '<p>No. Above about 190,000 psi a bar will not bend in ordinary use. What you pay for beyond that is straightness, knurl and sleeves.</p>',
          },
        ],
      },
    },
  ],
};
