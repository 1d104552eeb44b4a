import type { Meta, StoryObj } from '@storybook/react-vite';
import { FacetChips } from './FacetChips.tsx';

const meta = {
  title: 'Search/FacetChips',
  component: FacetChips,
  args: {
    chips: [
      { label: 'In Stock', hrefWithout: '/barbells?brand=Halden' },
      { label: 'Halden', hrefWithout: '/barbells?is_salable=true' },
    ],
    clearUrl: '/barbells',
  },
} satisfies Meta<typeof FacetChips>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
