import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { samplePicture } from '../testing/sample-pictures.ts';
import { sampleGallery } from '../testing/sample-products.ts';
import { rightToLeft } from '../testing/story-settings.ts';
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
    await waitFor(() => expect(canvas.getByText('2 / 3')).toBeVisible());
  },
};

export const LookingClosely: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Look closely: The bar, full length' }));
    await expect(args.onZoom).toHaveBeenCalledWith(args.pictures[0]);
  },
};

export const RightToLeft: Story = {
  globals: rightToLeft,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    const second = canvas.getByAltText('Sleeve and collar, close');
    await waitFor(async () => {
      await expect(Math.round(second.getBoundingClientRect().left)).toBeGreaterThanOrEqual(0);
      await expect(canvas.getByText('2 / 3')).toBeVisible();
    });
  },
};

export const WithoutPictures: Story = {
  args: { pictures: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-monogram="OB"]')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const One: Story = { args: { pictures: sampleGallery.slice(0, 1) } };

/** A rack with the chosen parts: transparent pictures over the frame's, also in the thumbnail. */
export const InLayers: Story = {
  args: {
    productName: 'R4 rack',
    pictures: [
      {
        ...samplePicture('rack-r4-frame-red', 'The rack in red'),
        layers: ['rack-r4-bar-straight', 'rack-r4-arms', 'rack-r4-cups-black'],
      },
      samplePicture('power-rack-detail', 'Gusset and cup, close'),
    ],
  },
  play: async ({ canvas }) => {
    const [whole] = canvas.getAllByRole('link', { name: 'Look closely: The rack in red' });
    await expect(whole?.querySelectorAll('img[alt=""]')).toHaveLength(3);
  },
};

/** A video replaces its picture once selected; here a placeholder, so that nothing is loaded. */
export const WithFilm: Story = {
  args: {
    pictures: [
      ...sampleGallery.slice(0, 1),
      { ...samplePicture('barbell-olympic-chrome-detail', 'The bar is dropped from overhead'), film: '/drop.webm' },
    ],
    snipe: { label: 'New' },
    Film: ({ label }) => <video aria-label={label} controls muted />,
  },
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: 'Film: The bar is dropped from overhead' });
    await expect(link).toHaveAttribute('href', '/drop.webm');
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    await expect(await canvas.findByLabelText('The bar is dropped from overhead')).toBeVisible();
    await expect(link).not.toBeInTheDocument();
    await expect(args.onZoom).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
