import { money } from '@ironcart/core/money';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { sampleLines, sampleTotals } from '../testing/sample-orders.ts';
import { UiProvider } from '../theme/UiProvider.tsx';
import { CartLineList } from './CartLineList.tsx';
import { totalsLines } from './totals-lines.ts';

const line = sampleLines.slice(1, 2);

describe('CartLineList', () => {
  it('changes and removes with separate forms that contain the id of the line', () => {
    render(<CartLineList lines={line} updateTarget={{ action: '/update' }} removeTarget={{ action: '/remove' }} />);
    const update = screen.getByLabelText('Quantity of Competition bumper plate').closest('form');
    expect(Object.fromEntries(update ? new FormData(update) : [])).toEqual({ listItemId: 'b', qty: '4' });
    const remove = screen.getByRole('button', { name: 'Remove Competition bumper plate' }).closest('form');
    expect(remove).toHaveAttribute('action', '/remove');
  });

  it('shows the selected parts of a rack over its frame', () => {
    const picture = { label: '', link: 'frame-red', width: 1800, height: 1800, layers: ['bar', 'cups'] };
    const { container } = render(
      <CartLineList lines={line.map((one) => ({ ...one, picture }))} updateTarget={{ action: '/update' }} />,
    );
    const masters = [...container.querySelectorAll('img')].map(({ src }) => /frame-red|bar|cups/.exec(src)?.[0]);
    expect(masters).toEqual(['frame-red', 'bar', 'cups']);
  });

  it.each(['0', '-1', '1e9', '', '2.5', '100'])(
    'resets %j when the field is left, and shows the available quantity',
    async (typed) => {
      const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
      const Form = (props: React.ComponentProps<'form'>) => <form {...props} onSubmit={onSubmit} />;
      render(
        <UiProvider Form={Form}>
          <CartLineList lines={line.map((one) => ({ ...one, maxQty: 10 }))} updateTarget={{ action: '/update' }} />
        </UiProvider>,
      );
      const field = screen.getByLabelText('Quantity of Competition bumper plate');
      await userEvent.clear(field);
      if (typed !== '') await userEvent.type(field, typed);
      await userEvent.tab();
      expect(field).toHaveValue(4);
      expect(screen.getByRole('status')).toHaveTextContent('Whole numbers from 1 to 10 only');
      expect(onSubmit).not.toHaveBeenCalled();
      await userEvent.click(screen.getByRole('button', { name: 'One more' }));
      expect(onSubmit).toHaveBeenCalledOnce();
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
    },
  );

  it('submits a step of the quantity immediately, and only an actual change', async () => {
    const onSubmit = vi.fn();
    const Form = (props: React.ComponentProps<'form'>) => (
      <form
        {...props}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(Object.fromEntries(new FormData(event.currentTarget)));
        }}
      />
    );
    render(
      <UiProvider Form={Form}>
        <CartLineList lines={line} updateTarget={{ action: '/update' }} />
      </UiProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    expect(onSubmit).toHaveBeenLastCalledWith({ listItemId: 'b', qty: '5' });
    await userEvent.click(screen.getByLabelText('Quantity of Competition bumper plate'));
    await userEvent.tab();
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe('totalsLines', () => {
  it('lists the amounts in order, and omits amounts of 0', () => {
    expect(totalsLines(sampleTotals).map(({ id }) => id)).toEqual(['subtotal', 'discount', 'shipping', 'tax', 'total']);
  });

  it('marks amounts without VAT, and names the tax, if the prices of the site exclude it', () => {
    const labels = totalsLines(sampleTotals, { isVat: true }).map(({ label }) => label);
    expect(labels).toEqual(['Subtotal, excl. VAT', 'Discount, excl. VAT', 'Shipping, excl. VAT', 'VAT', 'Total']);
  });

  it('shows the amount due of an order with gift cards, and the charged amount once paid', () => {
    const inPart = { ...sampleTotals, giftcards: money(1_250) };
    const inFull = { ...sampleTotals, giftcards: sampleTotals.grandTotalIncludingTax };
    const last = (...given: Parameters<typeof totalsLines>) => totalsLines(...given).at(-1)?.label;
    expect([last(inPart), last(inFull)]).toEqual(['To pay', 'To pay']);
    expect([last(inPart, { isPaid: true }), last(inFull, { isPaid: true })]).toEqual(['Charged', 'Gift cards']);
  });

  it('shows the reason in place of an unknown amount', () => {
    const lines = totalsLines(
      { ...sampleTotals, shipping: undefined },
      { pending: { shipping: 'Calculated at checkout' } },
    );
    expect(lines.find(({ id }) => id === 'shipping')).toMatchObject({
      amount: undefined,
      pending: 'Calculated at checkout',
    });
  });
});

it.each([
  ['offered', 0],
  ['redeemed', 1],
] as const)('cart line shows a discount of %s %i times', (code, times) => {
  const lines = line.map((one) => ({ ...one, earned: { code } }));
  render(<CartLineList lines={lines} updateTarget={{ action: '/update' }} />);
  expect(screen.queryAllByText('Your discount')).toHaveLength(times);
});
