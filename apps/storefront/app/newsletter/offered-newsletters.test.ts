import { siteByCode } from '@ironcart/core/site';
import { expect, it } from 'vitest';
import { offeredNewsletters } from './offered-newsletters.ts';

it('newsletter list shows each newsletter of a site with its list id and texts', () => {
  expect(offeredNewsletters(siteByCode('USA'))).toEqual([
    { id: 10_101, label: 'What is new, when it is made' },
    { id: 10_102, label: 'Rapid fire: deals as they open' },
    { id: 10_103, label: 'The Invitational: news' },
    { id: 10_104, label: 'The Invitational: tickets' },
    { id: 10_105, label: 'The Invitational: volunteering' },
    { id: 10_106, label: 'The Invitational: vendors' },
  ]);
  expect(offeredNewsletters(siteByCode('EUR')).map(({ id }) => id)).not.toContain(10_101);
});
