import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EverySite, priceOn } from '../testing/EverySite.tsx';
import { sampleCards } from '../testing/sample-products.ts';
import { fitsItsWidth, rightToLeft, zoomed } from '../testing/story-settings.ts';
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

/** Easy to compare: the distinguishing facts are below each name. */
export const WithFacts: Story = {
  args: {
    cards: sampleCards.slice(0, 4).map((card, index) => ({
      ...card,
      facts: [
        { label: 'Weight', value: index === 2 ? '33.1 lb' : '44.1 lb' },
        { label: 'Shaft diameter', value: '28.5 mm' },
        { label: 'Tensile strength', value: '190,000 psi' },
      ],
    })),
  },
};

export const One: Story = { args: { cards: sampleCards.slice(2, 3) } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const HighContrast: Story = { globals: { theme: 'high contrast' } };

export const EachSite: Story = {
  render: (args) => (
    <EverySite>
      {(site) => (
        <ProductGrid
          {...args}
          label={site.name}
          cards={sampleCards.slice(2, 3).map((card) => ({ ...card, price: priceOn(site, card.price) }))}
        />
      )}
    </EverySite>
  ),
};

/** The prices of a row are aligned, regardless of the length of names. */
export const LongNames: Story = {
  args: {
    cards: sampleCards.slice(0, 4).map((card, index) => ({
      ...card,
      product: { ...card.product, name: `${card.product.name} ${'with numbered holes '.repeat(index * 2)}`.trim() },
    })),
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByText(/^\$[\d,]+\.00$/).map((price) => price.closest('article')?.lastElementChild);
    const lines = new Set(tops.map((buy) => Math.round(buy?.getBoundingClientRect().top ?? 0)));
    await expect(lines.size).toBe(1);
  },
};

/**
 * In the screenshots of `npm run review`, the pointer is over it: the second picture is shown, and the name is
 * underlined.
 */
export const Hovered: Story = { args: { cards: sampleCards.slice(0, 1) }, tags: ['hover'] };

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: zoomed, play: fitsItsWidth };
