import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleCards } from '../testing/sample-products.ts';
import { DealSlides } from './DealSlides.tsx';

const slides = sampleCards.flatMap(({ product, price }) => {
  const [picture] = product.gallery;
  return picture ? [{ productId: product.productId, name: product.name, url: product.url, picture, price }] : [];
});

const meta = {
  title: 'Product/DealSlides',
  component: DealSlides,
  args: { label: 'Today’s deals', slides: slides.slice(0, 3), index: 0 },
} satisfies Meta<typeof DealSlides>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithoutScripts: Story = {};

export const Turning: Story = {
  args: { index: 1, onChoose: fn(), onHold: fn(), onRelease: fn() },
  play: async ({ canvasElement, args }) => {
    const shop = within(canvasElement);
    await userEvent.click(shop.getByRole('button', { name: 'Stop turning' }));
    await expect(args.onHold).toHaveBeenCalled();
    await expect(shop.getByRole('button', { name: 'Turn by themselves' })).toBeVisible();
  },
};

export const Narrow: Story = {
  args: { onChoose: fn(), onHold: fn(), onRelease: fn() },
  globals: { viewport: { value: 'phone' } },
};
