import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ContentPicture } from './ContentPicture.tsx';

it.each([
  [{}, '1600', '900'],
  [{ width: 800 }, '800', '450'],
  [{ height: 450 }, '800', '450'],
  [{ width: 300, height: 200 }, '300', '200'],
])('content picture reserves 16:9 for missing dimensions: %j [S9-images-09]', (given, width, height) => {
  render(<ContentPicture picture={{ master: 'bar', alt: 'A bar', ...given }} sizes="100vw" />);
  const image = screen.getByRole('img', { name: 'A bar' });
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual([width, height]);
});
