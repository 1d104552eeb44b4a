import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { comparedProducts } from '../testing/sample-compared.ts';
import { CompareBar } from './CompareBar.tsx';

const meta = {
  title: 'Compare/CompareBar',
  component: CompareBar,
  args: {
    products: comparedProducts.slice(0, 2),
    most: 4,
    href: '/compare/chosen?ids=1002,1001',
    onRemove: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof CompareBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Compare 2' })).toHaveAttribute('href', args.href);
    await userEvent.click(canvas.getByRole('button', { name: 'Take away Halden Meet Bar 20 kg' }));
    await expect(args.onRemove).toHaveBeenCalledWith(1001);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};

export const One: Story = { args: { products: comparedProducts.slice(0, 1) } };

export const Full: Story = { args: { products: comparedProducts, isFull: true } };

export const Narrow: Story = { args: { products: comparedProducts }, globals: { viewport: { value: 'phone' } } };
