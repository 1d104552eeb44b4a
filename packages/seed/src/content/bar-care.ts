import type { SeedPage } from '../seed-data.ts';

/** Read by itself, and below the bars that name it in `content_page`, each with what concerns it alone. */
export const barCare: SeedPage = {
  id: 14,
  identifier: 'bar-care',
  url: '/bar-care',
  title: 'Care of your bar',
  description: 'A minute a week keeps a shaft bare and its sleeves turning.',
  blocks: [
    {
      name: 'Hero',
      props: {
        title: 'A minute a week.',
        text: 'That is what a bar asks for. It keeps the shaft bare and the sleeves turning.',
        picture: { master: 'barbell-olympic-chrome-detail', alt: 'Sleeve and collar of a chromed bar' },
      },
    },
    {
      name: 'RichText',
      skus: ['HLD-BAR-MEET20', 'HLD-BAR-MEET15'],
      props: {
        html: '<p>This shaft is bare stainless: chalk does it no harm. Its needle bearings want one drop of light oil in each sleeve, every three months.</p>',
      },
    },
    {
      name: 'Faq',
      styles: { 'margin-block-end': '4rem' },
      props: {
        title: 'Three questions that we are asked',
        items: [
          {
            question: 'How do I get the chalk out of the knurl?',
            answerHtml: '<p>With a nylon brush, dry, after training. Brass is for rust on bare steel only.</p>',
          },
          {
            question: 'May it stay in the rack with plates on?',
            answerHtml: '<p>Overnight, yes. Over a summer, no: any shaft remembers.</p>',
          },
          {
            question: 'A sleeve has stopped turning. Is that the end of it?',
            answerHtml:
              '<p>Two snap rings and ten minutes. We have the <a href="/replacement-parts">parts</a> and a page that shows how.</p>',
          },
        ],
      },
    },
  ],
};
