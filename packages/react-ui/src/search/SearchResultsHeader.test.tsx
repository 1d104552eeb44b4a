import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SearchResultsHeader } from './SearchResultsHeader.tsx';

const show = (total: number) =>
  render(<SearchResultsHeader query="bar" total={total} hrefOfPhrase={(phrase) => `/search?q=${phrase}`} />);

it.each([
  [0, 'No results'],
  [1, '1 result'],
  [24, '24 results'],
])('search results header shows the number of results: %d', (total, words) => {
  show(total);
  expect(screen.getByText(words)).toBeVisible();
});
