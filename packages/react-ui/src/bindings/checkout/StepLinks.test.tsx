import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { checkoutWith, standingCheckout } from '../../testing/standing-checkout.tsx';
import { type LinkProps, useUi } from '../../theme/UiProvider.tsx';
import { StepLinks } from './StepLinks.tsx';

const Leads = ({ href, onClick }: LinkProps) => {
  const { Link } = useUi();
  return (
    <Link href={href} onClick={onClick}>
      On
    </Link>
  );
};

/** Clicks a link; returns the events sent to checkout, and whether navigation was prevented. */
const press = (href: string, how: MouseEventInit = {}, onClick?: LinkProps['onClick']) => {
  const { actor, sent } = standingCheckout(checkoutWith({}));
  render(
    <StepLinks actor={actor}>
      <Leads href={href} onClick={onClick} />
    </StepLinks>,
  );
  const link = screen.getByRole('link', { name: 'On' });
  expect(link).toHaveAttribute('href', href);
  const click = createEvent.click(link, { button: 0, ...how });
  let isKept = false;
  const afterReact = (event: Event) => {
    isKept = event.defaultPrevented;
    // jsdom does not navigate.
    event.preventDefault();
  };
  window.addEventListener('click', afterReact, { once: true });
  fireEvent(link, click);
  return { sent, isKept };
};

it.each([
  ['/checkout', 'start'],
  ['/checkout/shipping', 'shipping'],
  ['/checkout/payment/', 'payment'],
])('step link to %s goes to the step %s without a page load', (href, step) => {
  expect(press(href)).toEqual({ sent: [{ type: 'step.goTo', step }], isKept: true });
});

it.each([
  ['to another page', '/cart', {}],
  ['pressed with the middle button', '/checkout', { button: 1 }],
  ['pressed with the Meta key', '/checkout', { metaKey: true }],
  ['pressed with Control', '/checkout', { ctrlKey: true }],
  ['pressed with Shift', '/checkout', { shiftKey: true }],
  ['pressed with Alt', '/checkout', { altKey: true }],
])('step link %s is left to the browser', (_how, href, init) => {
  expect(press(href, init)).toEqual({ sent: [], isKept: false });
});

it('step link ignores a click that its own handler has handled', () => {
  expect(press('/checkout', {}, (event) => event.preventDefault()).sent).toEqual([]);
});
