import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { sampleFacets } from '../testing/sample-facets.ts';
import { type FormProps, UiProvider } from '../theme/UiProvider.tsx';
import { FacetChips } from './FacetChips.tsx';
import { Facets } from './Facets.tsx';

/** A form that records what it would submit. */
const show = () => {
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
  const facetsIn = (facets: typeof sampleFacets) => (
    <UiProvider Form={Form}>
      <Facets action="/search" facets={facets} fields={{ q: 'bar' }} total={24} />
    </UiProvider>
  );
  const { rerender } = render(facetsIn(sampleFacets));
  return { sent, show: (facets: typeof sampleFacets) => rerender(facetsIn(facets)) };
};

describe('Facets', () => {
  it('is a plain form that keeps the search words, with each value and its count', () => {
    show();
    expect(screen.getByRole('checkbox', { name: 'In Stock 24', hidden: true })).toBeChecked();
    expect(screen.getByRole('radio', { name: '4 stars and up 21', hidden: true })).toBeChecked();
    const form = screen.getByRole('checkbox', { name: 'Halden 19', hidden: true }).closest('form');
    expect(form).toHaveAttribute('action', '/search');
    expect(form).toHaveAttribute('method', 'get');
  });

  it('requests the filtered list immediately, and checks the pressed value optimistically', async () => {
    const { sent } = show();
    const box = screen.getByRole('checkbox', { name: 'Halden 19', hidden: true });
    await userEvent.click(box);
    expect(sent).toHaveBeenCalledWith('q=bar&is_salable=true&brand=Halden&rating_summary=4');
    expect(box).toBeChecked();
    expect(box).toHaveFocus();
  });

  it('follows the list when a chip or Back has changed it', () => {
    const { show: showAgain } = show();
    showAgain(
      sampleFacets.map((facet) => ({ ...facet, values: facet.values.map((value) => ({ ...value, isChosen: false })) })),
    );
    expect(screen.getByRole('checkbox', { name: 'In Stock 24', hidden: true })).not.toBeChecked();
  });
});

describe('FacetChips', () => {
  it('removes one value, or all of them', () => {
    render(<FacetChips chips={[{ label: 'Halden', hrefWithout: '/bars?color=red' }]} clearUrl="/bars" />);
    expect(screen.getByRole('link', { name: 'Remove Halden' })).toHaveAttribute('href', '/bars?color=red');
    expect(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/bars');
  });
});

it('is hidden without a filter', () => {
  const { container } = render(<FacetChips chips={[]} clearUrl="/bars" />);
  expect(container).toBeEmptyDOMElement();
});
