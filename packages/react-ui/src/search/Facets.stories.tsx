import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleFacets } from '../testing/sample-facets.ts';
import { fitsItsWidth, rightToLeft, zoomed } from '../testing/story-settings.ts';
import { Facets } from './Facets.tsx';

const meta = {
  title: 'Search/Facets',
  component: Facets,
  args: { action: '/barbells', facets: sampleFacets, total: 24, fields: { sort: 'price-asc' } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Facets>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BesideTheList: Story = {};

export const Narrow: Story = {
  tags: ['needs-layout'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter (2)' }));
    await expect(canvas.getByRole('button', { name: 'Show 24 products' })).toBeVisible();
    for (const choice of canvas.getAllByRole('checkbox')) {
      await expect(choice.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Show 24 products' }));
    await expect(canvas.getByText('Show 24 products')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter (2)' }));
  },
};

export const Dark: Story = { globals: { theme: 'dark', viewport: { value: 'desktop' } } };

export const RightToLeft: Story = { globals: { ...rightToLeft, viewport: { value: 'desktop' } } };

export const Zoomed: Story = { globals: zoomed, play: fitsItsWidth };
