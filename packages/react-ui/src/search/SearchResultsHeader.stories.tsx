import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchResultsHeader } from './SearchResultsHeader.tsx';

const meta = {
  title: 'Search/SearchResultsHeader',
  component: SearchResultsHeader,
  args: { query: 'bar', total: 48 },
} satisfies Meta<typeof SearchResultsHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Found: Story = { args: { suggestions: [{ label: 'Power bars', href: '/power-bars' }] } };

export const Nothing: Story = {
  args: { query: 'barbel', total: 0, suggestions: [{ label: 'barbell', href: '/search?q=barbell' }] },
};

export const LongText: Story = {
  args: { query: 'averylongquerythatnobodywouldtypebutsomebodyalwaysdoes', total: 1 },
  globals: { viewport: { value: 'phone' } },
};
