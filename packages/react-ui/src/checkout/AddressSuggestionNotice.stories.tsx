import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AddressSuggestionNotice } from './AddressSuggestionNotice.tsx';

const meta = {
  title: 'Checkout/AddressSuggestionNotice',
  component: AddressSuggestionNotice,
  args: { suggestion: { changes: [{ path: 'postcode', from: 'k1a0b1', to: 'K1A 0B1' }] }, onTake: fn() },
} satisfies Meta<typeof AddressSuggestionNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const Several: Story = {
  args: {
    suggestion: {
      changes: [
        { path: 'postcode', from: 'k1a0b1', to: 'K1A 0B1' },
        { path: 'city', from: ' Ottawa', to: 'Ottawa' },
      ],
    },
  },
};

export const Nothing: Story = { args: { suggestion: { changes: [] } } };
