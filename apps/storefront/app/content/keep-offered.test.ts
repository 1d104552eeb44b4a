import { siteByCode } from '@ironcart/core/site';
import { expect, it } from 'vitest';
import { keepOffered } from './keep-offered.ts';

const banner = (href: string) => ({ name: 'Banner', props: { title: 'A banner', action: { label: 'Open', href } } });
const heading = { name: 'Heading', props: { text: 'A heading' } };

it('gym planner banner is shown only on the site that has the planner [S2-cond-02]', () => {
  const blocks = [banner('/zeus-builder'), heading, banner('/zeus-builder/templates'), banner('/plates')];
  expect(keepOffered(blocks, siteByCode('USA'))).toEqual(blocks);
  for (const code of ['CAN', 'AUS', 'EUR', 'GBR', 'APO'] as const)
    expect(keepOffered(blocks, siteByCode(code))).toEqual([heading, banner('/plates')]);
});
