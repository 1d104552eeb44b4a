import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleFreight, sampleRates } from '../testing/sample-orders.ts';
import { ShippingPackages } from './ShippingPackages.tsx';

const parcel = {
  packageNumber: 1,
  contents: '1 × Olympic bar',
  rates: sampleRates,
  chosenCode: 'ground',
};
const pallet = {
  packageNumber: 2,
  contents: '1 × Power rack',
  rates: sampleFreight,
  chosenCode: 'freight',
};

const meta = {
  title: 'Checkout/ShippingPackages',
  component: ShippingPackages,
  args: { state: 'valid', packages: [parcel], onChoose: fn() },
} satisfies Meta<typeof ShippingPackages>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnePackage: Story = {};

/** Each method states the expected days of arrival, or the transit time. */
export const ExpectedDays: Story = {
  args: {
    packages: [
      {
        ...parcel,
        rates: sampleRates.map((rate) => ({ ...rate, label: `${rate.label}, expected Thu, Dec 3 – Mon, Dec 7` })),
      },
    ],
  },
};

export const SeveralPackages: Story = { args: { packages: [parcel, pallet], mode: 'fastest', onModeChange: fn() } };

export const NotReady: Story = { args: { state: 'notReady', packages: [] } };

export const Loading: Story = { args: { state: 'loading', packages: [] } };

export const Failure: Story = { args: { state: 'error', packages: [], onRetry: fn() } };

export const Narrow: Story = { args: { packages: [parcel, pallet] }, globals: { viewport: { value: 'phone' } } };
