import { money } from '@ironcart/core/money';
import type { Product } from '@ironcart/core/product';
import { plainLineItem, plainProduct } from '@ironcart/core/testing';
import { type ExplainTerms, explain, whatIf } from '@ironcart/pricing/trace';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PriceTrace } from './PriceTrace.tsx';
import { PriceTraceDifference } from './PriceTraceDifference.tsx';

const context: ExplainTerms = { now: Date.parse('2026-11-20'), shopper: { groupId: 0 } };
const bar = plainProduct({
  productId: 1,
  name: 'Ohio Bar',
  listPrice: money(34_500),
  salePrice: money(32_500),
  attributes: { rogue_promo_enabled: '1', rogue_promo_price: '299.00', rogue_promo_from_date: '2026-11-27' },
});
const products = new Map([[1, bar]]);
const cart = { items: [plainLineItem({ productId: 1, qty: 2 })], products, ...context };

/** The step with a text that begins with a label. */
const step = (label: string) => {
  const found = screen
    .getAllByRole('listitem', { hidden: true })
    .find(({ textContent }) => textContent.startsWith(label));
  if (!found) throw new Error(`No step begins with ${label}.`);
  return found;
};

describe('PriceTrace', () => {
  it('shows the result and savings of each rule, or why it did not apply', () => {
    render(<PriceTrace trace={explain({ items: cart.items, products, ...context })} isOpenAtFirst />);
    expect(step('Sale price')).toHaveTextContent(/^Sale price\$325\.00−\$20\.00$/);
    expect(step('Promotion')).toHaveTextContent(/^PromotionNot applied: upcoming until 2026-11-27 00:00 UTC$/);
  });

  it('opens a line by its name without scripts, and ends with the amount due', () => {
    const { container } = render(<PriceTrace trace={explain({ items: cart.items, products, ...context })} />);
    const sections = [...container.querySelectorAll('details')];
    expect(sections.map(({ open }) => open)).toEqual([false, false]);
    expect(
      within(sections[0] as HTMLElement)
        .getByText('Ohio Bar')
        .closest('summary'),
    ).toBeInTheDocument();
    expect(container).toHaveTextContent(/To pay\$650\.00$/);
  });

  it('shows the message of a line that cannot be priced', () => {
    render(
      <PriceTrace
        trace={explain({ items: [plainLineItem({ productId: 404 })], products, ...context })}
        isOpenAtFirst
      />,
    );
    expect(screen.getByText('Trying to get price for not loaded product')).toBeVisible();
    expect(screen.getByText('Unknown item').closest('summary')).toHaveTextContent('Cannot be priced');
  });

  it('marks the first differing step, and opens only its line', () => {
    const { after, firstDivergence } = whatIf(cart, { now: Date.parse('2026-11-28') });
    const { container } = render(<PriceTrace trace={after} firstDifference={firstDivergence?.right} />);
    expect(step('Promotion')).toHaveTextContent('First difference');
    expect(screen.getAllByText('First difference')).toHaveLength(1);
    expect([...container.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false]);
  });
});

it('PriceTrace opens the bundle part with the first differing step', () => {
  const set = plainProduct({
    productId: 5,
    name: 'Starter Set',
    type: 'bundle',
    childrenIds: [1],
    children: [bar],
    bundleOptions: [
      {
        id: 7,
        title: 'Bar',
        isRequired: true,
        includedProductId: null,
        values: [
          {
            ...({ productId: 1, priceType: 'fixed', price: undefined, canChangeQty: false } as const),
            defaultQty: 1,
            isDefault: true,
          },
        ],
      },
    ],
  });
  const items = [
    plainLineItem({
      productId: 5,
      children: [plainLineItem({ productId: 1, listItemId: 'part', metadata: { bundleOptionId: 7 } })],
    }),
  ];
  const sold = {
    ...context,
    items,
    products: new Map<number, Product>([
      [1, bar],
      [5, set],
    ]),
  };
  const { after, firstDivergence } = whatIf(sold, { now: Date.parse('2026-11-28') });
  const { container } = render(<PriceTrace trace={after} firstDifference={firstDivergence?.right} />);
  const around = (element: Element | null | undefined): HTMLDetailsElement[] => {
    const details = element?.closest('details');
    return details ? [details, ...around(details.parentElement)] : [];
  };
  const opened = around(screen.getByText('First difference'));
  expect(opened.length).toBeGreaterThan(1);
  expect(opened.every(({ open }) => open)).toBe(true);
  expect([...container.querySelectorAll('details')].filter(({ open }) => open)).toHaveLength(opened.length);
});

describe('PriceTraceDifference', () => {
  it('shows additions, removals and changes, with both amounts due', () => {
    const added = plainLineItem({ productId: 1, listItemId: 'another' });
    const changed = whatIf(cart, { items: [plainLineItem({ productId: 1, qty: 3 }), added] });
    const { container } = render(<PriceTraceDifference whatIf={changed} />);
    expect(step('Quantity 3')).toHaveTextContent(/^Quantity 3Changed\$325\.00 -> \$650\.00\$325\.00 -> \$975\.00$/);
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Ohio BarChanged+$325.00', 'Ohio BarAdded+$325.00', 'Order+$650.00']);
    expect(container).toHaveTextContent(/To pay\$650\.00 \$1,300\.00$/);
  });

  it('says that nothing changes without a difference', () => {
    render(<PriceTraceDifference whatIf={whatIf(cart, {})} />);
    expect(screen.getByText('Nothing changes')).toBeVisible();
  });
});

it('PriceTraceDifference shows the price of a removed line, without the rules of added or removed lines', () => {
  const both = { ...cart, items: [...cart.items, plainLineItem({ productId: 1, listItemId: 'another' })] };
  const { container } = render(<PriceTraceDifference whatIf={whatIf(both, { items: cart.items })} />);
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Ohio BarRemoved−$325.00', 'Order−$325.00']);
  expect(container.querySelector('section')?.querySelector('ul')).toBeNull();
});
