import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleCountries, sampleDraft, sampleRegions } from '../testing/sample-orders.ts';
import { AddressFields } from './AddressFields.tsx';

const meta = {
  title: 'Checkout/AddressFields',
  component: AddressFields,
  args: {
    value: sampleDraft,
    countries: sampleCountries,
    regions: sampleRegions,
    section: 'shipping',
    onFieldChange: fn(),
  },
} satisfies Meta<typeof AddressFields>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const WithErrors: Story = {
  args: {
    value: { ...sampleDraft, city: '', postcode: '4320' },
    errors: { city: 'Please enter your city', postcode: 'Please enter a valid ZIP code' },
  },
};

export const RegionAsText: Story = {
  args: { value: { ...sampleDraft, countryId: 'CA', region: '' }, regions: [], hasVatNumber: true },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
