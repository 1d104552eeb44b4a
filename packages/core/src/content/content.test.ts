import { describe, expect, it } from 'vitest';
import { money } from '../money/money.ts';
import { defaultSites, siteByCode } from '../site/specified-sites.ts';
import type { Category, ContentBlock } from './block.ts';
import { isBlockFor } from './block-audience.ts';
import { blocksFor } from './blocks-for.ts';
import { outcomeOfClick } from './button-action.ts';
import { chooseVariant } from './choose-variant.ts';
import { fillPlaceholders } from './fill-placeholders.ts';
import { giftTiersOf, isInTier } from './price-tiers.ts';
import { type TopLinkSet, topLinksAt as topLinksOfStore } from './top-links.ts';

const sets: readonly TopLinkSet[] = [
  { categoryIds: [40], links: [41, 42, 44] },
  { categoryIds: [80], links: [81, 84] },
  { categoryIds: [84], links: [{ label: 'Black', href: '/shoes?color=black', picture: 'shoe-black' }] },
];
const topLinksAt = (trail: readonly number[], categories: Parameters<typeof topLinksOfStore>[1]) =>
  topLinksOfStore(trail, categories, sets);

const guest = { segments: [] };
const heading = (text: string, more: Partial<ContentBlock> = {}): ContentBlock => ({
  name: 'Heading',
  props: { text },
  ...more,
});
const neverAsked = () => {
  throw new Error('No flag was asked for.');
};

describe('audience of a block', () => {
  it('includes the customers of its segments [S2-cms-15]', () => {
    expect(isBlockFor({ segments: [11, 12] }, { segments: [12, 43] })).toBe(true);
    expect(isBlockFor({ segments: [11, 12] }, { segments: [43] })).toBe(false);
    expect(isBlockFor({ segments: [11, 12] }, guest)).toBe(false);
  });

  it.each([
    [[], true],
    [[7], true],
    [[30], false],
    [[7, 11], false],
  ])(
    'with the segment None includes shoppers without a primary segment: shopper of %j, %s [S6-segments-03]',
    (segments, isSeen) => {
      expect(isBlockFor({ segments: ['None'] }, { segments })).toBe(isSeen);
      expect(isBlockFor({ segments: ['None', 11] }, { segments })).toBe(isSeen || segments.includes(11));
    },
  );

  it('includes only the page of the product with its SKU [S2-cms-16]', () => {
    expect(isBlockFor({ skus: ['BAR-20'] }, { segments: [], sku: 'BAR-20' })).toBe(true);
    expect(isBlockFor({ skus: ['BAR-20'] }, { segments: [], sku: 'BAR-15' })).toBe(false);
    expect(isBlockFor({ skus: ['BAR-20'] }, guest)).toBe(false);
  });

  it('requires segment and SKU if both are given, and includes everybody if neither is', () => {
    expect(isBlockFor({ segments: [11], skus: ['BAR-20'] }, { segments: [11] })).toBe(false);
    expect(isBlockFor({ segments: [11], skus: ['BAR-20'] }, { segments: [11], sku: 'BAR-20' })).toBe(true);
    expect(isBlockFor({}, guest)).toBe(true);
    expect(isBlockFor({ segments: [], skus: [] }, guest)).toBe(true);
  });
});

describe('block with an A/B test', () => {
  const tested: ContentBlock = {
    name: 'Block',
    props: { tone: 'plain' },
    slots: { default: [heading('as ever')], loud: [heading('LOUD')] },
    abTest: {
      name: 'pip',
      variants: { true: { slot: 'loud', props: { tone: 'loud' } }, false: {}, 2: { slot: 'gone' } },
    },
  };

  it('shows the variant selected by the flag [S2-cms-17]', () => {
    expect(chooseVariant(tested, () => true)).toEqual({
      name: 'Block',
      props: { tone: 'loud' },
      slots: { default: [heading('LOUD')] },
    });
  });

  it.each([
    ['a flag value whose variant changes nothing', () => false],
    ['a flag value without a variant', () => 'third'],
    ['a flag value that is a name of Object.prototype', () => 'constructor'],
    ['a slot that does not exist', () => 2],
    ['an unavailable flag', neverAsked],
  ])('shows its default for %s [S8-err-other-13]', (_case, flagValue) => {
    expect(chooseVariant(tested, flagValue)).toEqual({
      name: 'Block',
      props: { tone: 'plain' },
      slots: { default: [heading('as ever')] },
    });
  });

  it('requests no flag without a test', () => {
    expect(chooseVariant(heading('plain'), neverAsked)).toEqual(heading('plain'));
  });
});

describe('page blocks selected for one shopper', () => {
  it("are filtered at every depth, and reveal nothing of other shoppers' variants", () => {
    const page: readonly ContentBlock[] = [
      heading('for 11', { segments: [11] }),
      heading('for 12', { segments: [12] }),
      {
        name: 'Columns',
        props: {},
        slots: {
          first: [heading('for the bar', { skus: ['BAR-20'] }), heading('for all')],
          second: [heading('plain', { abTest: { name: 'pip', variants: { on: { props: { text: 'tested' } } } } })],
        },
      },
    ];
    expect(blocksFor(page, { segments: [11] }, (name) => (name === 'pip' ? 'on' : undefined))).toEqual([
      heading('for 11'),
      { name: 'Columns', props: {}, slots: { first: [heading('for all')], second: [heading('tested')] } },
    ]);
  });
});

describe('click on a CMS button', () => {
  const browser = { kind: 'browser' } as const;
  const app = (version: string) => ({ kind: 'app', platform: 'ios', version }) as const;
  const guide = { link: '/guide', isNewTab: true };

  it('opens its overlay, regardless of its link [S4-misc-07]', () => {
    expect(outcomeOfClick({ action: 'showOverlay', ...guide }, browser)).toEqual({ kind: 'overlay' });
  });

  it('navigates to its link [S4-misc-08]', () => {
    expect(outcomeOfClick({ link: '/guide' }, app('3.3.0'))).toEqual({ kind: 'navigation', href: '/guide' });
  });

  it('opens a new tab, or the in-app browser in an app that accepts messages [S4-misc-09]', () => {
    expect(outcomeOfClick(guide, browser)).toEqual({ kind: 'newTab', href: '/guide' });
    expect(outcomeOfClick(guide, app('3.2.5'))).toEqual({ kind: 'newTab', href: '/guide' });
    expect(outcomeOfClick(guide, app('3.3.0'))).toEqual({ kind: 'inAppBrowser', href: '/guide' });
  });

  it('is only reported without an action or a link [S4-misc-10]', () => {
    expect(outcomeOfClick({}, browser)).toEqual({ kind: 'click' });
  });
});

describe('placeholders in HTML', () => {
  const values = { weight: 44, finish: 'Chrome & <b>zinc</b>', compat_tag: null, is_trial: false };

  it('are replaced by product attributes [S2-cms-19]', () => {
    expect(fillPlaceholders('<p>{{weight}} lb, {{ weight }} lb, {{is_trial}}</p>', values)).toBe(
      '<p>44 lb, 44 lb, false</p>',
    );
  });

  it('insert text and no markup', () => {
    expect(fillPlaceholders('<i title="{{finish}}">{{finish}}</i>', values)).toBe(
      '<i title="Chrome &amp; &lt;b&gt;zinc&lt;/b&gt;">Chrome &amp; &lt;b&gt;zinc&lt;/b&gt;</i>',
    );
  });

  it('are removed if the product lacks the attribute', () => {
    expect(fillPlaceholders('[{{compat_tag}}{{colour}}{{constructor}}]', values)).toBe('[]');
    expect(fillPlaceholders('{weight} {{}} {{a b}}', values)).toBe('{weight} {{}} {{a b}}');
  });
});

describe('links above the products of a category', () => {
  const category = (categoryId: number, name: string, parentId?: number): Category => ({
    categoryId,
    name,
    url: `/${name}`,
    description: '',
    image: `${name}.webp`,
    parentId,
  });
  const racks = category(40, 'racks');
  const catalogue = [racks, category(41, 'power', 40), category(44, 'rigs', 40), category(50, 'benches')];

  it("show a category's own name, path and picture, and omit a missing category [S2-toplinks-03]", () => {
    expect(topLinksAt([40], catalogue)).toEqual([
      { label: 'power', href: '/power', picture: 'power.webp' },
      { label: 'rigs', href: '/rigs', picture: 'rigs.webp' },
    ]);
  });

  it("fall back to the set of the nearest ancestor, otherwise to the category's own children", () => {
    expect(topLinksAt([80, 81], [category(81, 'tops', 80)])).toEqual(topLinksAt([80], [category(81, 'tops', 80)]));
    expect(topLinksAt([80, 84], catalogue)[0]?.label).toBe('Black');
    expect(topLinksAt([60], [...catalogue, category(61, 'kettlebells', 60)]).map(({ label }) => label)).toEqual([
      'kettlebells',
    ]);
    expect(topLinksAt([50], catalogue)).toEqual([]);
    const own = [{ categoryIds: [50], links: [{ label: 'Ours', href: '/ours', picture: undefined }] }];
    expect(topLinksOfStore([50], catalogue, own)).toEqual(own[0]?.links);
  });
});

describe('price tiers of the gift guide', () => {
  it('are contiguous on every site, and differ by region [S2-toplinks-11]', () => {
    for (const site of defaultSites.all) {
      const tiers = giftTiersOf(site);
      expect(tiers.length).toBeGreaterThan(2);
      expect([tiers[0]?.from, tiers.at(-1)?.below]).toEqual([0, undefined]);
      expect(tiers.slice(1).map(({ from }) => from)).toEqual(tiers.slice(0, -1).map(({ below }) => below));
      for (const amount of [0, 2_499, 2_500, 9_999, 16_000, 100_000]) {
        expect(tiers.filter((tier) => isInTier(money(amount), tier))).toHaveLength(1);
      }
    }
    expect(giftTiersOf(siteByCode('USA'))[0]?.below).toBe(2_500);
    expect(giftTiersOf(siteByCode('GBR'))[0]?.below).toBe(2_000);
  });
});
