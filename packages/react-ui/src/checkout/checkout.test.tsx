import { money } from '@ironcart/core/money';
import { pickupCode } from '@ironcart/core/shipping';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FunnelHeader } from '../navigation/FunnelHeader.tsx';
import { sampleCountries, sampleDraft, sampleRates, sampleRegions, sampleTotals } from '../testing/sample-orders.ts';
import { AddressFields } from './AddressFields.tsx';
import { CheckoutErrors } from './CheckoutErrors.tsx';
import { CheckoutProgress } from './CheckoutProgress.tsx';
import { GiftCards } from './GiftCards.tsx';
import { PlaceButton } from './PlaceButton.tsx';
import { ShippingPackages } from './ShippingPackages.tsx';

describe('checkout', () => {
  it('has a header with a Checkout label and a link back to the cart [S2-checkout-06] [S2-checkout-07]', () => {
    render(<FunnelHeader homeUrl="/" cartUrl="/cart" />);
    expect(screen.getByText('Checkout')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
  });

  it('requires a region for billing in a country that does not require it for shipping [S5-address-08]', () => {
    const place = { value: { ...sampleDraft, countryId: 'DE', region: '' }, regions: [], onFieldChange: vi.fn() };
    const countries = [{ alpha2: 'DE', name: 'Germany', requireRegion: false, postcodeRegex: undefined }];
    const { rerender } = render(<AddressFields {...place} countries={countries} section="billing" />);
    expect(screen.getByLabelText(/Region/)).toBeVisible();
    rerender(<AddressFields {...place} countries={countries} section="shipping" />);
    expect(screen.queryByLabelText(/Region/)).toBeNull();
  });

  it.each([
    ['US', 'State'],
    ['CA', 'Province or territory'],
    ['AU', 'State or territory'],
    ['GB', 'County'],
    ['JP', 'Prefecture'],
    ['DE', 'Region'],
  ])('labels a subdivision of %s with the term of its country: %s', (countryId, name) => {
    const place = { value: { ...sampleDraft, countryId, region: '' }, regions: [], onFieldChange: vi.fn() };
    render(<AddressFields {...place} countries={[]} section="billing" />);
    expect(screen.getByRole('textbox', { name })).toBeVisible();
  });

  it('distinguishes gift cards with the same ending by their position', async () => {
    const onRemove = vi.fn();
    const card = (code: string) => ({ code, balance: money(5_000), amount: undefined });
    const cards = [card('IRON-2026-AB12'), card('IRON-2026-CD34'), card('GIFT-2025-AB12')];
    render(<GiftCards cards={cards} onAdd={vi.fn()} onTyped={vi.fn()} onRemove={onRemove} />);
    expect(screen.getByText('Gift card 1 ending AB12')).toBeVisible();
    expect(screen.getByText('Gift card ending CD34')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove gift card 3 ending AB12' }));
    expect(onRemove).toHaveBeenCalledWith('GIFT-2025-AB12');
  });

  it('shows the arrival date of a shipping method in a separate line, within the name of the method', () => {
    const [rate] = sampleRates;
    if (rate === undefined) throw new Error('There is no sample of a rate.');
    const rates = [{ ...rate, label: 'Ground, expected Thu, Dec 3 – Mon, Dec 7' }];
    render(<ShippingPackages state="valid" packages={[{ packageNumber: 1, rates }]} onChoose={vi.fn()} />);
    expect(screen.getByRole('radio', { name: /^Ground expected Thu, Dec 3 – Mon, Dec 7/ })).toBeVisible();
    expect(screen.getByText('expected Thu, Dec 3 – Mon, Dec 7', { exact: true })).toBeVisible();
  });

  it('links to completed steps, but not to later ones', () => {
    const steps = ['Shipping', 'Payment', 'Review'].map((label) => ({ id: label, label, href: `/${label}` }));
    render(<CheckoutProgress steps={steps} currentId="Payment" />);
    expect(screen.getByRole('link', { name: /Shipping/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Review/ })).toBeNull();
    expect(screen.getByText('Payment').closest('li')).toHaveAttribute('aria-current', 'step');
  });

  it('offers the list of states of a country, or a text field without one', () => {
    const fields = {
      value: sampleDraft,
      countries: sampleCountries,
      section: 'shipping' as const,
      onFieldChange: vi.fn(),
    };
    const { rerender } = render(<AddressFields {...fields} regions={sampleRegions} />);
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('OH');
    rerender(<AddressFields {...fields} value={{ ...sampleDraft, countryId: 'CA' }} regions={[]} />);
    expect(screen.getByRole('textbox', { name: 'Province or territory' })).toBeVisible();
  });

  it('reports each field while typing, with the error beside it', async () => {
    const onFieldChange = vi.fn();
    render(
      <AddressFields
        value={{ ...sampleDraft, city: '' }}
        errors={{ postcode: 'Please enter a valid ZIP code' }}
        countries={sampleCountries}
        regions={sampleRegions}
        section="shipping"
        onFieldChange={onFieldChange}
      />,
    );
    await userEvent.type(screen.getByLabelText('City'), 'C');
    expect(onFieldChange).toHaveBeenCalledWith('city', 'C');
    expect(screen.getByLabelText('ZIP code')).toHaveAccessibleDescription('Please enter a valid ZIP code');
    expect(screen.getByLabelText('ZIP code')).toHaveAttribute('autocomplete', 'shipping postal-code');
  });

  it('offers the methods of a package with prices, and reports the selection', async () => {
    const onChoose = vi.fn();
    const packages = [{ packageNumber: 1, rates: sampleRates, chosenCode: 'ground' }];
    render(<ShippingPackages state="valid" packages={packages} onChoose={onChoose} />);
    await userEvent.click(screen.getByRole('radio', { name: /Express/ }));
    expect(onChoose).toHaveBeenCalledWith(1, 'express');
    expect(screen.getByRole('radio', { name: /Pick up.*Free/ })).toBeInTheDocument();
  });

  it('reports failed rates with a retry', async () => {
    const onRetry = vi.fn();
    render(<ShippingPackages state="error" packages={[]} onChoose={vi.fn()} onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('shows the amount due on the button', () => {
    render(<PlaceButton amount={sampleTotals.grandTotalIncludingTax} />);
    expect(screen.getByRole('button', { name: 'Place order, $2,688.76' })).toHaveAttribute('type', 'submit');
  });

  it('announces why an order was not placed, and can be focused', () => {
    const ref = { current: null as HTMLDivElement | null };
    render(<CheckoutErrors ref={ref} errors={[{ code: 'wrong_total', message: 'The price has changed' }]} />);
    ref.current?.focus();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('The price has changed');
  });

  it('shows the location of a pickup rate', () => {
    const [rate] = sampleRates;
    if (rate === undefined) throw new Error('There are no rates');
    const rates = [rate, { ...rate, shippingCode: pickupCode, carrier: 'At our shop', label: 'Pickup' }];
    render(
      <ShippingPackages
        state="valid"
        packages={[{ packageNumber: 1, rates }]}
        pickupLines={['1080 Steelwood Rd', '', 'Columbus']}
        onChoose={() => undefined}
      />,
    );
    expect(screen.getByText('At our shop, 1080 Steelwood Rd, Columbus')).toBeVisible();
  });
});
