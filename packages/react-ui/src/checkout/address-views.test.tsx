import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AddressBookCards } from '../account/AddressBookCards.tsx';
import { sampleAddress, sampleLines, sampleRates, sampleTotalsLines } from '../testing/sample-orders.ts';
import { AddressChoice } from './AddressChoice.tsx';
import { AddressLines } from './AddressLines.tsx';
import { addressDraft } from './address-draft.ts';
import { BillingChoice } from './BillingChoice.tsx';
import { OrderConfirmation } from './OrderConfirmation.tsx';
import { ShippingPackages } from './ShippingPackages.tsx';

const address = { ...sampleAddress, _id: 'home', company: ' ', apartment: undefined, countryId: 'US' };

describe('checkout address', () => {
  it('is formatted in lines, without empty lines, with the name of its country', () => {
    const { container, rerender } = render(<AddressLines address={address} />);
    const lines = () => [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
    const { firstname, lastname, street, city, region, postcode } = address;
    const own = [`${firstname} ${lastname}`, ...street, `${city} ${region} ${postcode}`];
    expect(lines()).toEqual([...own, 'United States']);
    rerender(<AddressLines address={{ ...address, region: '' }} countryName="The States" />);
    expect(lines()).toEqual([...own.slice(0, -1), `${city} ${postcode}`, 'The States']);
    rerender(<AddressLines address={{ ...address, countryId: 'nowhere' }} />);
    expect(lines().at(-1)).toBe('nowhere');
  });

  it('is selected from the address book, or new', () => {
    const onChoose = vi.fn();
    const { _id, ...unkept } = address;
    render(<AddressChoice name="shipTo" addresses={[address, unkept]} chosenId="" onChoose={onChoose} />);
    expect(screen.getByRole('group', { name: 'Ship to' })).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByRole('radio', { name: /A new address/ })).toBeChecked();
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(address.street[0] ?? '') }));
    expect(onChoose).toHaveBeenCalledWith('home');
  });

  it('in the address book is identified by street and apartment, which are not repeated below', () => {
    const flat = { ...address, street: ['418 Canal Street'], apartment: 'Apt 5' };
    render(<AddressChoice name="shipTo" addresses={[flat]} chosenId="home" onChoose={vi.fn()} />);
    const card = screen.getByRole('radio', { name: /^418 Canal Street, Apt 5/ }).closest('label');
    expect(card?.textContent?.match(/418 Canal Street|Apt 5/g)).toHaveLength(2);
  });

  it('for billing is the shipping address, or another one with fields', () => {
    const onChange = vi.fn();
    const { rerender } = render(
      <BillingChoice isSameAsShipping onChange={onChange}>
        Fields
      </BillingChoice>,
    );
    expect(screen.queryByText('Fields')).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: /same as the shipping address/, checked: true }));
    expect(onChange).toHaveBeenCalledWith(false);
    rerender(
      <BillingChoice isSameAsShipping={false} onChange={onChange}>
        Fields
      </BillingChoice>,
    );
    expect(screen.getByText('Fields')).toBeVisible();
  });

  it.each([
    [true, true, 'For shipping and billing'],
    [true, false, 'For shipping'],
    [false, true, 'For billing'],
    [false, false, 'Saved'],
  ])('in the address book shows its uses: shipping %s, billing %s', (isDefaultShipping, isDefaultBilling, words) => {
    render(<AddressBookCards addresses={[{ ...address, isDefaultShipping, isDefaultBilling }]} />);
    expect(screen.getByText(words)).toBeVisible();
  });
});

it('placed order page shows the order number first, and the known payment and shipping data', () => {
  const order = { orderId: '100000042', email: 'ada@example.com', lines: sampleLines, totals: sampleTotalsLines };
  const { rerender } = render(<OrderConfirmation {...order} />);
  expect(screen.getByText('100000042')).toBeVisible();
  expect(screen.getByText('ada@example.com')).toBeVisible();
  for (const name of ['Payment', 'Ship to']) expect(screen.queryByRole('heading', { name })).toBeNull();
  rerender(<OrderConfirmation {...order} shipTo={address} payment="Visa ending 4242" actions={<a href="/">On</a>} />);
  expect(screen.getByRole('heading', { name: 'Ship to' })).toBeVisible();
  expect(screen.getByText('Visa ending 4242')).toBeVisible();
  expect(screen.getByRole('link', { name: 'On' })).toBeVisible();
  rerender(<OrderConfirmation {...order} shipTo={address} delivery={['Ground', 'Air']} next={['It leaves today']} />);
  expect(screen.getByText('Package 2: Air')).toBeVisible();
  rerender(<OrderConfirmation {...order} delivery={['Ground', 'Ground']} next={['It leaves today']} />);
  expect(screen.getByText('2 packages: Ground')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  rerender(<OrderConfirmation {...order} shipTo={address} delivery={['Pick up']} pickupLines={['1 Foundry Row']} />);
  expect(screen.getByRole('heading', { name: 'Pickup' })).toBeVisible();
  expect(screen.getByText('1 Foundry Row')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Ship to' })).toBeNull();
});

it('shipping mode view lets the shopper select fastest shipping or fewest packages', () => {
  const onModeChange = vi.fn();
  const packages = [{ packageNumber: 1, rates: sampleRates, chosenCode: 'ground' }];
  const props = { state: 'valid', packages, onChoose: vi.fn(), onModeChange } as const;
  const { rerender } = render(<ShippingPackages {...props} mode="fastest" />);
  const [, fewest] = screen.getAllByRole('radio') as [HTMLElement, HTMLElement];
  fireEvent.click(fewest);
  rerender(<ShippingPackages {...props} mode="fewestPackages" />);
  fireEvent.click(screen.getAllByRole('radio')[0] as HTMLElement);
  expect(onModeChange.mock.calls).toEqual([['fewestPackages'], ['fastest']]);
});

it('shipping view numbers several packages, with their contents', () => {
  const contents = '1 × Bar, 2 × Plate';
  const packages = [1, 2].map((packageNumber) => ({ packageNumber, contents, rates: sampleRates }));
  render(<ShippingPackages state="valid" packages={packages} onChoose={vi.fn()} />);
  expect(screen.getAllByText('1 × Bar, 2 × Plate')).toHaveLength(2);
  expect(screen.getByRole('heading', { name: 'Package 2 of 2' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Method for package 2' })).toBeVisible();
});

it('unknown address starts with empty fields in the country of the site', () => {
  const { countryId, ...others } = addressDraft(undefined, 'US');
  expect(countryId).toBe('US');
  expect(new Set(Object.values(others))).toEqual(new Set(['']));
});
