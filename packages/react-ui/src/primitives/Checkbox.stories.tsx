import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { label: 'Billing address is the same as the shipping address', name: 'same' },
} satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { defaultChecked: true } };

export const WithHint: Story = { args: { hint: 'You can change it at any time.' } };

export const WithError: Story = { args: { error: 'Please accept the terms' } };

export const Disabled: Story = { args: { disabled: true } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
