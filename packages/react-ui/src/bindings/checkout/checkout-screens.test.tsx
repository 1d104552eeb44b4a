import { checkoutScreens } from '@ironcart/checkout-machines/testing';
import { outlineOf } from '@ironcart/core/testing';
import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { standingCheckout } from '../../testing/standing-checkout.tsx';
import { Checkout } from './Checkout.tsx';

const payment = {
  CardForm: () => <p>Card form</p>,
  Challenge: () => <p>Challenge</p>,
  loadWallet: () => Promise.reject(new Error('No wallets')),
};

const known = new Set<string>();

/**
 * The lines of a screen that no earlier screen contains, and its total number of lines: complete records would be half
 * a megabyte.
 */
const recordOf = (html: string): string => {
  const lines = outlineOf(html).split('\n');
  const added = lines.filter((line) => !known.has(line));
  for (const line of added) known.add(line);
  return [`${lines.length} lines, of which new:`, ...added].join('\n');
};

/*
 * A change of a view that is meant: `npx vitest run --project react-ui checkout-screens -u`, and read its difference.
 */
it.each(checkoutScreens().screens.map((screen, index) => [index, screen.stage, screen] as const))(
  'screen %i of checkout, at %s',
  async (_index, _stage, { snapshot }) => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { container } = render(
      <Checkout actor={standingCheckout(snapshot).actor} payment={payment} onPlaced={() => undefined} />,
    );
    await act(async () => {
      await vi.dynamicImportSettled();
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    });
    expect(recordOf(container.innerHTML)).toMatchSnapshot();
  },
);
