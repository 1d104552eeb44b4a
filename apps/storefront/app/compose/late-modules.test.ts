import { describe, expect, it } from 'vitest';
import { lateModulesOf } from './late-modules.ts';
import type { PageFacts } from './page-facts.ts';

interface Given {
  readonly picker?: object;
  readonly customOptions?: readonly object[];
  readonly noticeOf?: number;
  readonly content?: object;
}

const modulesOf = ({ picker, customOptions = [], noticeOf, content }: Given) => {
  const entity = { kind: 'product', product: { customOptions }, shown: { picker, noticeOf }, content };
  return lateModulesOf({ entity } as unknown as PageFacts);
};
const rareParts = ['app/product/rare-parts.ts'];

describe('what a page links to beside its view, so that all that the server has rendered is drawn in its styles', () => {
  it.each([{ picker: { kind: 'configurable' } }, { customOptions: [{ id: 1 }] }, { noticeOf: 7 }])(
    'is the parts that few products show, for %o',
    (given) => {
      expect(modulesOf(given)).toEqual(rareParts);
    },
  );

  it('is nothing for a plain product, for a category and for no page at all', () => {
    expect(modulesOf({})).toEqual([]);
    expect(lateModulesOf({ entity: { kind: 'category' } } as unknown as PageFacts)).toEqual([]);
    expect(lateModulesOf({})).toEqual([]);
  });

  it('is the blocks of the CMS below a product, and what was saved for later below a cart', () => {
    expect(modulesOf({ content: {} })).toEqual(['app/product/product-content.ts']);
    expect(lateModulesOf({ cart: { saved: [{}] } } as unknown as PageFacts)).toEqual(['app/cart/BelowCart.tsx']);
    expect(lateModulesOf({ cart: { saved: [] } } as unknown as PageFacts)).toEqual([]);
  });
});
