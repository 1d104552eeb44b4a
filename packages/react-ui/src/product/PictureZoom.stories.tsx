import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { samplePicture } from '../testing/sample-pictures.ts';
import { PictureZoom } from './PictureZoom.tsx';

const meta = {
  title: 'Product/PictureZoom',
  component: PictureZoom,
  args: {
    picture: samplePicture('barbell-olympic-chrome-detail', 'Sleeve and collar, close'),
    productName: 'Olympic bar',
    onClose: fn(),
  },
} satisfies Meta<typeof PictureZoom>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Enlarged: Story = {
  tags: ['needs-layout'],
  play: async ({ canvas, userEvent, args }) => {
    const picture = canvas.getByRole('button', { name: 'Enlarge' });
    const narrow = picture.getBoundingClientRect().width;
    await userEvent.click(picture);
    await expect(picture).toHaveAttribute('aria-pressed', 'true');
    await expect(picture.getBoundingClientRect().width).toBeGreaterThan(narrow * 1.5);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
