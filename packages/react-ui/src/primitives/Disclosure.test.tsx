import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Disclosure } from './Disclosure.tsx';

it.each([true, false])('Disclosure keeps its state when the initial state changes: %s', (wasOpen) => {
  const shown = (isOpenAtFirst: boolean) => (
    <Disclosure summary="Gift card" isOpenAtFirst={isOpenAtFirst}>
      <p>Code</p>
    </Disclosure>
  );
  const { rerender } = render(shown(wasOpen));
  expect(screen.getByRole('group')).toHaveProperty('open', wasOpen);
  rerender(shown(!wasOpen));
  expect(screen.getByRole('group')).toHaveProperty('open', wasOpen);
});
