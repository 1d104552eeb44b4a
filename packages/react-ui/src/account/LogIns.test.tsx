import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LogIns } from './LogIns.tsx';

it('log-in list shows in one line the number of other devices logged in on a day', () => {
  const places = [
    { isCurrent: true, since: '2026-11-20T15:30:00Z' },
    { isCurrent: false, since: '2026-11-20T15:00:00Z' },
    { isCurrent: false, since: '2026-11-20T14:00:00Z' },
    { isCurrent: false, since: '2026-11-03T18:00:00Z' },
  ];
  render(<LogIns places={places} target={{ action: '/account/settings' }} />);
  const [here, sameDay, before, ...others] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(here).toMatch(/^This device, since /);
  expect(sameDay).toMatch(/^2 other devices, since /);
  expect(before).toMatch(/^Another device, since /);
  expect(others).toEqual([]);
});
