import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { rendersDuring } from '../../testing/count-renders.ts';
import { sampleCheckout, sampleShopper } from '../../testing/sample-checkout.ts';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { ReviewStep } from './review/ReviewStep.tsx';
import { ShippingStep } from './shipping/ShippingStep.tsx';
import { StartStep } from './start/StartStep.tsx';

vi.mock('react/jsx-runtime', async (original) =>
  (await import('../../testing/count-renders.ts')).countRenders(original),
);
vi.mock('react/jsx-dev-runtime', async (original) =>
  (await import('../../testing/count-renders.ts')).countRenders(original),
);

type Sample = ReturnType<typeof sampleCheckout>;

const Nothing = () => null;

const show = async ({ actor }: Sample, Step: ComponentType) => {
  render(
    <CheckoutFrame actor={actor} Challenge={Nothing} onPlaced={() => undefined}>
      <Step />
    </CheckoutFrame>,
  );
  await act(() => vi.dynamicImportSettled());
};

/** Rates and tax arrive. */
const quotes = ({ clock }: Sample) =>
  act(async () => {
    clock.increment(600);
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  });

const typing = (field: string | RegExp, text: string) =>
  rendersDuring(() => {
    fireEvent.change(screen.getByRole('textbox', { name: field }), { target: { value: text } });
  });

const oneField = { BoundAddressField: 1, AddressField: 1, TextField: 1, FieldFrame: 1 };

describe('typing in the address renders only its field', () => {
  it('while the address is empty', async () => {
    const sample = sampleCheckout();
    await show(sample, ShippingStep);
    for (const text of ['A', 'Ad', 'Ada']) expect(typing('First name', text)).toEqual(oneField);
    for (const text of ['C', 'Co']) expect(typing('City', text)).toEqual(oneField);
    expect(sample.actor.getSnapshot().context.shippingAddress).toMatchObject({ firstname: 'Ada', city: 'Co' });
  });

  it('while rates and tax of the complete address are shown', async () => {
    const sample = sampleCheckout();
    sample.actor.send({ type: 'shippingAddress.changed', address: sampleShopper });
    await show(sample, ShippingStep);
    await quotes(sample);
    expect(screen.getByText('Ground')).toBeInTheDocument();
    for (const text of ['Lifte', 'Lift']) expect(typing('Last name', text)).toEqual(oneField);
    for (const text of ['61455501', '614555010']) expect(typing('Phone', text)).toEqual(oneField);
  });

  it('after an attempt to continue, when errors are shown', async () => {
    const sample = sampleCheckout();
    await show(sample, ShippingStep);
    fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(screen.getAllByText(/^Please /).length).toBeGreaterThan(3);
    expect(typing('Last name', 'L')).toEqual(oneField);
  });
});

it('typing in the e-mail of a guest renders only its field', async () => {
  await show(sampleCheckout({ config: { asksEmailFirst: true } }), StartStep);
  for (const text of ['a', 'ad'])
    expect(typing('Email', text)).toEqual({
      GuestEmail: 1,
      GuestEmailField: 1,
      EmailField: 1,
      TextField: 1,
      FieldFrame: 1,
    });
});

it('typing in the comments renders only their field', async () => {
  await show(sampleCheckout(), ReviewStep);
  for (const text of ['P', 'Pl']) {
    const renders = typing(/Comments on your order/, text);
    expect(renders).toEqual({ OrderComments: 1, TextArea: 1, FieldFrame: 1 });
  }
});
