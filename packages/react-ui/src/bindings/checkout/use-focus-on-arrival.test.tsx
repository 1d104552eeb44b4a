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

describe('a step of checkout that was still on its way', () => {
  it('gets the focus on its heading once it is there', () => {
    const show = open(true);
    expect(document.activeElement).toBe(document.body);
    show(false);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'First' }));
  });

  it('leaves the focus where the shopper has set it meanwhile', () => {
    const show = open(true);
    screen.getByRole('button').focus();
    show(false);
    expect(focused()).toBe('Menu');
  });

  it('gets it again when the shopper comes to it another time', () => {
    const show = open(false);
    expect(document.activeElement).toBe(document.body);
    show(true);
    expect(document.activeElement).toBe(document.body);
    show(false, 'Second');
    expect(focused()).toBe('Second');
  });
});

it('a step that is there at once leaves the focus alone', () => {
  const show = open(false);
  show(false, 'Second');
  expect(document.activeElement).toBe(document.body);
});
