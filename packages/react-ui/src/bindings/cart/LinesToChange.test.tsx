import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CartLineView } from '../../cart/LineFrame.tsx';
import { LinesToChange } from './LinesToChange.tsx';

const line = (over: Partial<CartLineView>): CartLineView =>
  ({ listItemId: 'line-1', name: 'Club Bar', qty: 5, options: [], issue: 'Only 2 left', ...over }) as CartLineView;

const markupOf = (over: Partial<CartLineView>, canChange = true) =>
  renderToStaticMarkup(<LinesToChange lines={[line(over)]} canChange={canChange} />);

describe('cart line that cannot be bought unchanged', () => {
  it('shows the reason, and is changed to the available quantity with one click', () => {
    const markup = markupOf({ availableQty: 2 });
    expect(markup).toContain('Club Bar: Only 2 left.');
    expect(markup).toMatch(/name="qty" value="2"|value="2" name="qty"/);
    expect(markup).toContain('Change to 2');
  });

  it('is distinguished from another line of the same product by its options', () => {
    const options = [
      { label: 'Length', value: '7 ft' },
      { label: 'Engraving', value: 'LIN' },
    ];
    expect(markupOf({ options })).toContain('Club Bar (7 ft, LIN): Only 2 left.');
  });

  it('is removed if nothing is available', () => {
    const markup = markupOf({ availableQty: 0, issue: 'Sold out' });
    expect(markup).toContain('Remove');
    expect(markup).not.toContain('Change to');
  });

  it('is only shown if the list cannot be changed', () => {
    expect(markupOf({ availableQty: 2 }, false)).not.toContain('<button');
  });
});
