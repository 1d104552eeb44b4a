import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UiProvider } from '../theme/UiProvider.tsx';
import { Icon, type IconName } from './Icon.tsx';

const names: Readonly<Record<IconName, true>> = {
  account: true,
  alert: true,
  arrow: true,
  card: true,
  cart: true,
  chat: true,
  check: true,
  chevron: true,
  close: true,
  info: true,
  lock: true,
  menu: true,
  minus: true,
  plus: true,
  search: true,
  trash: true,
  truck: true,
};

it('icon sprite has exactly one symbol per icon', () => {
  const sprite = readFileSync(join(import.meta.dirname, '../../icons/icons.svg'), 'utf8');
  expect([...sprite.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id).toSorted()).toEqual(Object.keys(names));
});

it('icon uses the sprite at the assets path, or at the path set by the application [S7-integ-01]', () => {
  const use = (container: HTMLElement) => container.querySelector('use')?.getAttribute('href');
  expect(use(render(<Icon name="cart" />).container)).toBe('/assets/icons.svg#cart');
  const own = render(
    <UiProvider iconsUrl="/assets/icons-1.svg">
      <Icon name="menu" />
    </UiProvider>,
  );
  expect(use(own.container)).toBe('/assets/icons-1.svg#menu');
});
