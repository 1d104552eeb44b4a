import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleCheckout, sampleShopper } from '../../../testing/sample-checkout.ts';
import { CheckoutFrame } from '../CheckoutFrame.tsx';
import { ShippingStep } from '../shipping/ShippingStep.tsx';

// The code that loads with the first valid address is slow on a busy machine.
beforeAll(() => import('./suggest.ts'));
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const open = async (over: Parameters<typeof sampleCheckout>[0] = {}) => {
  const { actor } = sampleCheckout(over);
  render(
    <CheckoutFrame actor={actor} Challenge={() => null} onPlaced={() => undefined}>
      <ShippingStep />
    </CheckoutFrame>,
  );
  await act(() => vi.dynamicImportSettled());
  return {
    address: () => actor.getSnapshot().context.shippingAddress,
    enter: (address: object) => act(async () => actor.send({ type: 'shippingAddress.changed', address })),
    /** Advances the clock and delivers pending responses. */
    pass: (timeMs: number) =>
      act(async () => {
        await vi.advanceTimersByTimeAsync(timeMs);
        await vi.dynamicImportSettled();
      }),
  };
};

const suggestion = () => screen.queryByText(/Did you mean/)?.textContent;
const textIn = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;

describe('address with a possible correction', () => {
  const careless = { ...sampleShopper, firstname: 'Ada  Maria', street: [' 1 Barbell Way'] };

  it('shows the corrected form after a pause, and applies it on request', async () => {
    const { enter, pass, address } = await open();
    await enter(careless);
    await pass(599);
    expect(suggestion()).toBeUndefined();
    await pass(1);
    await vi.waitFor(() => expect(suggestion()).toBe('Did you mean Ada Maria, 1 Barbell Way?'));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Write it this way' })));
    expect(address()).toMatchObject({ firstname: 'Ada Maria', street: ['1 Barbell Way'] });
    expect(suggestion()).toBeUndefined();
  });

  it('shows no correction for surrounding spaces, which are removed when the field loses the focus', async () => {
    const { enter, pass, address } = await open();
    await enter({ ...sampleShopper, city: 'Columbus ', firstname: ' Ada ', telephone: '6145550100 ' });
    for (const name of ['City', 'First name', 'Phone']) fireEvent.blur(screen.getByRole('textbox', { name }));
    await pass(1_000);
    expect(suggestion()).toBeUndefined();
    expect(address()).toMatchObject({ city: 'Columbus', firstname: 'Ada', telephone: '6145550100' });
  });

  it('restarts the pause with each change, and withdraws the suggestion', async () => {
    const { enter, pass } = await open();
    await enter(careless);
    await pass(400);
    await enter({ city: 'Dayton' });
    await pass(400);
    expect(suggestion()).toBeUndefined();
    await pass(200);
    await vi.waitFor(() => expect(suggestion()).toBeDefined());
    await enter({ city: 'Akron' });
    expect(suggestion()).toBeUndefined();
  });

  it('shows no correction while a value is missing or without an improvement', async () => {
    const { enter, pass } = await open();
    await enter({ ...careless, city: '' });
    await pass(1_000);
    expect(suggestion()).toBeUndefined();
    await enter({ ...sampleShopper });
    await pass(1_000);
    expect(suggestion()).toBeUndefined();
  });
});

describe('saved addresses of a customer', () => {
  const saved = [
    { ...sampleShopper, _id: 'home' },
    { ...sampleShopper, _id: 'work', street: ['7 Dumbbell Road'], company: 'Iron Works' },
  ];
  const customer = { _id: 'customer-1', email: sampleShopper.email, groupId: 1 } as never;
  const choose = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('radio', { name })));

  it('are offered instead of the fields', async () => {
    const { address } = await open({ customer, savedAddresses: saved });
    await choose(/7 Dumbbell Road/);
    expect(address()).toMatchObject({ _id: 'work', street: ['7 Dumbbell Road'] });
    expect(screen.queryByRole('textbox', { name: 'City' })).toBeNull();
  });

  it('are the source of only the name and country in a new address', async () => {
    const { address } = await open({ customer, savedAddresses: saved });
    await choose(/7 Dumbbell Road/);
    await choose(/A new address/);
    expect(['First name', 'City', 'Street address', 'ZIP code'].map(textIn)).toEqual(['Ada', '', '', '']);
    expect(address()).toMatchObject({ _id: undefined, company: undefined, countryId: 'US' });
    await choose(/1 Barbell Way/);
    expect(address()).toMatchObject({ _id: 'home', city: 'Columbus' });
  });
});
