import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCards } from '../testing/sample-products.ts';
import { ProductGrid } from './ProductGrid.tsx';

const meta = {
  title: 'Product/ProductGrid',
  component: ProductGrid,
  args: { cards: sampleCards, headingLevel: 2 },
} satisfies Meta<typeof ProductGrid>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Loading: Story = { args: { loadingCount: 8 } };

export const One: Story = { args: { cards: sampleCards.slice(2, 3) } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const HighContrast: Story = { globals: { theme: 'high contrast' } };
