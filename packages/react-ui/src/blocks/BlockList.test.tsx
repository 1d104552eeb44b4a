import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sampleCards } from '../testing/sample-products.ts';
import { sampleBlocks } from '../testing/sample-site.ts';
import { BlockList } from './BlockList.tsx';
import { productIdsOf } from './block-registry.tsx';

const products = Object.fromEntries(sampleCards.map((card) => [card.product.productId, card]));

describe('BlockList', () => {
  it('renders every block of a page, slots included', () => {
    const onProblem = vi.fn();
    render(<BlockList blocks={sampleBlocks} data={{ products }} onProblem={onProblem} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Made to be dropped.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Flat bench' })).toBeVisible();
    expect(screen.getByText(/Cast in one piece/)).toBeVisible();
    expect(onProblem).not.toHaveBeenCalled();
  });

  it('leaves out a block it does not know, and one whose props do not fit, and keeps the rest', () => {
    const onProblem = vi.fn();
    const blocks = [
      { name: 'Fireworks', props: {} },
      { name: 'constructor', props: {} },
      { name: 'Heading', props: { text: 7 } },
      { name: 'Heading', props: { text: 'Still here' } },
    ];
    render(<BlockList blocks={blocks} onProblem={onProblem} />);
    expect(screen.getByRole('heading', { name: 'Still here' })).toBeVisible();
    expect(onProblem.mock.calls.flat()).toEqual([
      'There is no block named Fireworks',
      'There is no block named constructor',
      'Heading.text must be text',
    ]);
  });

  it('names the products that a page shows, once each, also those in slots', () => {
    const row = (...ids: readonly number[]) => ({ name: 'ProductRow', props: { productIds: ids } });
    expect(productIdsOf([row(1, 2), { name: 'Columns', props: {}, slots: { first: [row(2, 3)] } }])).toEqual([1, 2, 3]);
  });
});
