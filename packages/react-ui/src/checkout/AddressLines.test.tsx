import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAddress } from '../testing/sample-orders.ts';
import { AddressLines } from './AddressLines.tsx';

it('names a city that is a region of its own once', () => {
  const berlin = { ...sampleAddress, city: 'Berlin', region: 'Berlin', postcode: '10999', countryId: 'DE' } as const;
  render(<AddressLines address={berlin} />);
  expect(screen.getByText('Berlin 10999')).toBeVisible();
});
