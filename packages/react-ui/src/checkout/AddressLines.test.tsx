import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sampleAddress } from '../testing/sample-orders.ts';
import { AddressLines } from './AddressLines.tsx';

it('address lines name a city that is also a region only once', () => {
  const berlin = { ...sampleAddress, city: 'Berlin', region: 'Berlin', postcode: '10999', countryId: 'DE' } as const;
  render(<AddressLines address={berlin} />);
  expect(screen.getByText('10999 Berlin')).toBeVisible();
});

it('address lines show a company named like its owner, without a React error', () => {
  const errors = vi.spyOn(console, 'error');
  const { firstname, lastname } = sampleAddress;
  render(<AddressLines address={{ ...sampleAddress, company: `${firstname} ${lastname}` }} />);
  expect(screen.getAllByText(`${firstname} ${lastname}`)).toHaveLength(2);
  expect(errors).not.toHaveBeenCalled();
});
