import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UiProvider } from '../theme/UiProvider.tsx';
import { DateText } from './DateText.tsx';

it.each([
  ['America/New_York', '2026-11-27T00:36:00.000Z', 'Nov 26, 2026'],
  ['Australia/Sydney', '2026-11-26T23:36:00.000Z', 'Nov 27, 2026'],
  ['America/New_York', '2026-11-27', 'Nov 27, 2026'],
] as const)('date text of a day in %s of %s is %s', (timeZone, value, words) => {
  render(
    <UiProvider timeZone={timeZone}>
      <DateText value={value} />
    </UiProvider>,
  );
  expect(screen.getByText(words)).toHaveAttribute('datetime', value);
});
