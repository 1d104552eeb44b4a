import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleGallery } from '../testing/sample-products.ts';
import { Gallery } from './Gallery.tsx';

const meta = {
  title: 'Product/Gallery',
  component: Gallery,
  args: { pictures: sampleGallery, productName: 'Olympic bar', onZoom: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Gallery>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    await expect(canvas.getByText('2 / 3')).toBeVisible();
  },
};

export const LookingClosely: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Look closely: The bar, full length' }));
    await expect(args.onZoom).toHaveBeenCalledWith(args.pictures[0]);
  },
};

export const One: Story = { args: { pictures: sampleGallery.slice(0, 1) } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
