import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QuantityField } from './QuantityField.tsx';

const meta = {
  title: 'Primitives/QuantityField',
  component: QuantityField,
  args: { label: 'Quantity of Olympic bar' },
} satisfies Meta<typeof QuantityField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Disabled: Story = { args: { isDisabled: true } };

export const AtItsMost: Story = {
  args: { defaultValue: 2, max: 3 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(canvas.getByLabelText('Quantity of Olympic bar')).toHaveValue(3);
  },
};
