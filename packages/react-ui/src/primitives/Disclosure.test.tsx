import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Disclosure } from './Disclosure.tsx';

it.each([true, false])('stays as its reader left it when the reason to open it at first changes: %s', (wasOpen) => {
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
