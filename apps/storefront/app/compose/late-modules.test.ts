import { describe, expect, it } from 'vitest';
import { lateModulesOf, lateStylesOf } from './late-modules.ts';
import type { PageFacts } from './page-facts.ts';

interface Given {
  readonly picker?: object;
  readonly customOptions?: readonly object[];
  readonly offer?: object;
  readonly noticeOf?: number;
  readonly content?: object;
}

const modulesOf = ({ picker, offer, customOptions = [], noticeOf, content }: Given) => {
  const entity = { kind: 'product', product: { customOptions }, shown: { picker, offer, noticeOf }, content };
  return lateModulesOf({ entity } as unknown as PageFacts);
};
const rareParts = ['app/product/rare-parts.tsx'];

describe('lazily loaded modules linked by a page, so that all server-rendered markup is styled', () => {
  it.each([{ picker: { kind: 'configurable' } }, { customOptions: [{ id: 1 }] }, { offer: {} }, { noticeOf: 7 }])(
    'include the modules needed for few products, for %o',
    (given) => {
      expect(modulesOf(given)).toEqual(rareParts);
    },
  );

  it('are empty for a plain product, a category and no page', () => {
    expect(modulesOf({})).toEqual([]);
    expect(lateModulesOf({ entity: { kind: 'category' } } as unknown as PageFacts)).toEqual([]);
    expect(lateModulesOf({})).toEqual([]);
  });

  it('include CMS blocks below a product, and saved items below a cart', () => {
    expect(modulesOf({ content: {} })).toEqual(['app/product/product-content.ts']);
    expect(lateModulesOf({ cart: { saved: [{}] } } as unknown as PageFacts)).toEqual(['app/cart/BelowCart.tsx']);
    expect(lateModulesOf({ cart: { saved: [] } } as unknown as PageFacts)).toEqual([]);
  });
});

describe('modules of which a page links only the styles', () => {
  const stylesOf = (facts: object) => lateStylesOf(facts as unknown as PageFacts);

  it('are those hydrated later: reviews, the 3-D view, blocks of the home page, the cookie consent', () => {
    expect(stylesOf({ entity: { kind: 'product', shown: {} } })).toEqual(['app/product/late-sections.tsx']);
    expect(stylesOf({ entity: { kind: 'product', shown: { turned: {} } } })).toContain('app/product/rare-parts.tsx');
    expect(stylesOf({ home: { blockSets: ['layout'] } })).toEqual(['app/content/layout-blocks.tsx']);
    expect(stylesOf({ root: { consent: { isReopened: false } } })).toEqual(['app/preferences/ConsentPanel.tsx']);
    expect(stylesOf({ entity: { kind: 'category' }, home: { blockSets: [] }, root: {} })).toEqual([]);
  });
});
