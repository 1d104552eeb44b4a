import type { Meta, StoryObj } from '@storybook/react-vite';
import { StockLine } from './StockLine.tsx';

const meta = {
  title: 'Product/StockLine',
  component: StockLine,
  args: { stock: { code: 'inStock' } },
} satisfies Meta<typeof StockLine>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InStock: Story = { args: { promise: 'Leaves our dock Tuesday' } };

export const Low: Story = { args: { stock: { code: 'lowStock', left: 3 } } };

export const SomePieces: Story = { args: { stock: { code: 'someInStock', inStock: 5, of: 6 } } };

export const MadeToOrder: Story = { args: { stock: { code: 'backorder', leadTime: '3 weeks' } } };

export const Out: Story = { args: { stock: { code: 'outOfStock', restock: 'back in March' } } };
