import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BackInStockForm } from './BackInStockForm.tsx';

const meta = {
  title: 'Product/BackInStockForm',
  component: BackInStockForm,
  args: { target: { action: '/back-in-stock', fields: { productId: 1001 } } },
} satisfies Meta<typeof BackInStockForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {};

export const Customer: Story = { args: { email: 'ana@example.com' } };

export const Refused: Story = { args: { email: 'ana@', error: 'Invalid email' } };

export const Busy: Story = { args: { email: 'ana@example.com', isBusy: true } };

export const AskedFor: Story = {
  args: { askedFor: 'ana@example.com' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('ana@example.com');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
