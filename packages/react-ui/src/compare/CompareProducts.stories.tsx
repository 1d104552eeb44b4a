import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { comparedProducts } from '../testing/sample-compared.ts';
import { CompareProducts } from './CompareProducts.tsx';

const meta = {
  title: 'Compare/CompareProducts',
  component: CompareProducts,
  args: {
    label: 'Products side by side',
    products: comparedProducts,
    removeTarget: (productId) => ({ action: '/compare/chosen', fields: { intent: 'remove', productId } }),
  },
} satisfies Meta<typeof CompareProducts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Bars: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').map((row) => row.querySelector('th[scope=row]')?.textContent);
    await expect(rows.filter(Boolean)).toEqual([
      'Price',
      'Stock',
      'Rating',
      'Weight',
      'Shaft diameter',
      'Sleeves',
      'Bearings',
    ]);
    await expect(canvas.getByRole('row', { name: /^Weight/ })).toHaveAttribute('data-differs', 'true');
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
