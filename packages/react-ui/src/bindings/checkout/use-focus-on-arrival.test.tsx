import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

const Step = ({ isArriving, heading }: { readonly isArriving: boolean; readonly heading: string }) => {
  useFocusOnArrival(isArriving);
  return (
    <>
      <button type="button">Menu</button>
      <main>{!isArriving && <h1 key={heading}>{heading}</h1>}</main>
    </>
  );
};

const open = (isArriving: boolean) => {
  const { rerender } = render(<Step isArriving={isArriving} heading="First" />);
  return (arriving: boolean, heading = 'First') => rerender(<Step isArriving={arriving} heading={heading} />);
};
const focused = () => document.activeElement?.textContent;

describe('checkout step that loads late', () => {
  it('gets the focus on its heading once it is rendered', () => {
    const show = open(true);
    expect(document.activeElement).toBe(document.body);
    show(false);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'First' }));
  });

  it('does not move the focus if the shopper has set it meanwhile', () => {
    const show = open(true);
    screen.getByRole('button').focus();
    show(false);
    expect(focused()).toBe('Menu');
  });

  it('gets the focus again on a later visit', () => {
    const show = open(false);
    expect(document.activeElement).toBe(document.body);
    show(true);
    expect(document.activeElement).toBe(document.body);
    show(false, 'Second');
    expect(focused()).toBe('Second');
  });
});

it('checkout step that renders immediately leaves the focus unchanged', () => {
  const show = open(false);
  show(false, 'Second');
  expect(document.activeElement).toBe(document.body);
});
