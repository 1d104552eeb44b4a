import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleAddress, sampleOtherAddress } from '../testing/sample-orders.ts';
import { AddressChoice } from './AddressChoice.tsx';

const meta = {
  title: 'Checkout/AddressChoice',
  component: AddressChoice,
  args: { name: 'shipTo', addresses: [sampleAddress, sampleOtherAddress], chosenId: '1', onChoose: fn() },
} satisfies Meta<typeof AddressChoice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Saved: Story = {};

export const New: Story = { args: { chosenId: '' } };
