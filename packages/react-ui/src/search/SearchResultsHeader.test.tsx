import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SearchResultsHeader } from './SearchResultsHeader.tsx';

const show = (total: number, children?: React.ReactNode) =>
  render(
    <SearchResultsHeader query="bar" total={total} hrefOfPhrase={(phrase) => `/search?q=${phrase}`}>
      {children}
    </SearchResultsHeader>,
  );

it.each([
  [0, 'No results'],
  [1, '1 result'],
  [24, '24 results'],
])('shows the number of results: %d', (total, words) => {
  show(total);
  expect(screen.getByText(words)).toBeVisible();
});

it("has the list's controls beside it, and no empty space without them", () => {
  const { container, rerender } = show(2, <button type="button">Sort</button>);
  expect(screen.getByRole('button', { name: 'Sort' })).toBeVisible();
  const parts = () => container.querySelector('header')?.children.length;
  const withControls = parts();
  rerender(<SearchResultsHeader query="bar" total={2} hrefOfPhrase={String} />);
  expect([withControls, parts()]).toEqual([2, 1]);
});
