import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { sampleFacets } from '../testing/sample-facets.ts';
import { type FormProps, UiProvider } from '../theme/UiProvider.tsx';
import { FacetChips } from './FacetChips.tsx';
import { Facets } from './Facets.tsx';
import type { FacetView } from './facet-view.ts';

/** A form that records what it would submit. */
const show = (first: readonly FacetView[] = sampleFacets) => {
  const sent = vi.fn();
  const Form = (props: FormProps) => (
    <form
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        sent(
          new URLSearchParams(
            [...new FormData(event.currentTarget)].map(([key, text]) => [key, String(text)]),
          ).toString(),
        );
      }}
    />
  );
  const facetsIn = (facets: readonly FacetView[]) => (
    <UiProvider Form={Form}>
      <Facets action="/search" facets={facets} fields={{ q: 'bar' }} total={24} />
    </UiProvider>
  );
  const { rerender } = render(facetsIn(first));
  return { sent, show: (facets: readonly FacetView[]) => rerender(facetsIn(facets)) };
};

describe('Facets', () => {
  it('is a plain form that keeps the query, with each value and its count', () => {
    show();
    expect(screen.getByRole('checkbox', { name: 'In Stock 24', hidden: true })).toBeChecked();
    expect(screen.getByRole('radio', { name: '4 stars and up 21', hidden: true })).toBeChecked();
    const form = screen.getByRole('checkbox', { name: 'Halden 19', hidden: true }).closest('form');
    expect(form).toHaveAttribute('action', '/search');
    expect(form).toHaveAttribute('method', 'get');
  });

  it('requests the filtered list immediately, and checks the clicked value optimistically', async () => {
    const { sent } = show();
    const box = screen.getByRole('checkbox', { name: 'Halden 19', hidden: true });
    await userEvent.click(box);
    expect(sent).toHaveBeenCalledWith('q=bar&is_salable=true&brand=Halden&rating_summary=4');
    expect(box).toBeChecked();
    expect(box).toHaveFocus();
  });

  it('updates with the list when a chip or Back has changed it', () => {
    const { show: showAgain } = show();
    showAgain(
      sampleFacets.map((facet) => ({ ...facet, values: facet.values.map((value) => ({ ...value, isChosen: false })) })),
    );
    expect(screen.getByRole('checkbox', { name: 'In Stock 24', hidden: true })).not.toBeChecked();
  });
});

describe('numeric facet', () => {
  const range = (from?: number, to?: number) =>
    sampleFacets.map((facet) => (facet.range ? { ...facet, range: { ...facet.range, from, to } } : facet));

  it('has fields with the bounds of the list, which Enter submits with the other filters', async () => {
    const { sent } = show();
    const from = screen.getByRole('spinbutton', { name: 'From (lb)', hidden: true });
    expect(from).toHaveAttribute('placeholder', '11');
    await userEvent.type(from, '20{Enter}');
    expect(sent).toHaveBeenCalledWith('q=bar&weight_from=20&is_salable=true&rating_summary=4');
    expect(from).toHaveFocus();
  });

  it('shows the selected range, keeps typed values, and updates with the list', async () => {
    const { show: showAgain } = show();
    const [from, to] = ['From (lb)', 'To (lb)'].map((name) => screen.getByRole('spinbutton', { name, hidden: true }));
    showAgain(range(20, 45));
    expect([from, to].map((field) => (field as HTMLInputElement).value)).toEqual(['20', '45']);
    await userEvent.type(to as HTMLElement, '.5');
    showAgain(range(20, 45));
    expect(to).toHaveValue(45.5);
    showAgain(range());
    expect([from, to].map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);
  });

  it('counts as one filter', () => {
    const { show: showAgain } = show();
    showAgain(range(20));
    expect(screen.getByRole('button', { name: 'Filter (3)' })).toBeInTheDocument();
  });

  it('stays open if the shopper removes its value in it', () => {
    const many = Array.from({ length: 7 }, (_, index) => ({
      key: `key${index}`,
      name: `Facet ${index}`,
      values: [{ id: 'a', text: `Value ${index}`, count: 1, isChosen: index === 6 }],
    }));
    const { show: showAgain } = show(many);
    const group = () => screen.getByRole('checkbox', { name: 'Value 6 1', hidden: true }).closest('details');
    expect(group()).toHaveAttribute('open');
    expect(screen.getByRole('checkbox', { name: 'Value 5 1', hidden: true }).closest('details')).not.toHaveAttribute(
      'open',
    );
    showAgain(many.map((facet) => ({ ...facet, values: facet.values.map((each) => ({ ...each, isChosen: false })) })));
    expect(group()).toHaveAttribute('open');
  });
});

describe('FacetChips', () => {
  it('removes one value, or all of them', () => {
    render(<FacetChips chips={[{ label: 'Halden', hrefWithout: '/bars?color=red' }]} clearUrl="/bars" />);
    expect(screen.getByRole('link', { name: 'Remove Halden' })).toHaveAttribute('href', '/bars?color=red');
    expect(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/bars');
  });
});

it('FacetChips are hidden without a filter', () => {
  const { container } = render(<FacetChips chips={[]} clearUrl="/bars" />);
  expect(container).toBeEmptyDOMElement();
});
