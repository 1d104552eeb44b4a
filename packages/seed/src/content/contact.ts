import type { SeedPage } from '../seed-data.ts';

export const contact: SeedPage = {
  id: 12,
  identifier: 'contact',
  url: '/contact',
  title: 'Contact',
  description: 'Write to the people who made it.',
  blocks: [
    {
      name: 'Hero',
      props: {
        title: 'Write to the works.',
        text: 'Whoever answers has trained on it this week. You hear from us within two working days.',
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
              formHash: 'hld-contact',
              fields: [
                { name: 'name', label: 'Name', isRequired: true },
                { name: 'email', label: 'Email', type: 'email', isRequired: true },
                { name: 'order', label: 'Order number', hint: 'It is in the mail that confirmed your order.' },
                { name: 'message', label: 'Message', type: 'lines', isRequired: true },
              ],
              submitLabel: 'Send it',
            },
          },
        ],
        second: [
          {
            name: 'Faq',
            props: {
              title: 'Perhaps it is here',
              items: [
                {
                  question: 'Something came damaged',
                  answerHtml:
                    '<p>See <a href="/shipping-and-returns">shipping and returns</a>: the part goes out the same day.</p>',
                },
                {
                  question: 'Something broke',
                  answerHtml: '<p>See <a href="/warranty">the warranty</a>. A photograph is enough.</p>',
                },
              ],
            },
          },
        ],
      },
    },
  ],
};
