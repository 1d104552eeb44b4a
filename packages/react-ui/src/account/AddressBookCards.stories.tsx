import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleAddress, sampleOtherAddress } from '../testing/sample-orders.ts';
import { AddressBookCards } from './AddressBookCards.tsx';

const meta = {
  title: 'Account/AddressBookCards',
  component: AddressBookCards,
  args: {
    addresses: [sampleAddress, sampleOtherAddress],
    countryNames: { US: 'United States' },
    editUrlOf: (address) => `/account/address/${address._id}`,
    shipHereTarget: { action: '/account/address' },
    billHereTarget: { action: '/account/address' },
    removeTarget: { action: '/account/address/remove' },
  },
} satisfies Meta<typeof AddressBookCards>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const Empty: Story = { args: { addresses: [] } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
