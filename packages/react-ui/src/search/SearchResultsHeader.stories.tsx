import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchResultsHeader } from './SearchResultsHeader.tsx';

const meta = {
  title: 'Search/SearchResultsHeader',
  component: SearchResultsHeader,
  args: { query: 'bar', total: 48, hrefOfPhrase: (phrase) => `/search?q=${phrase}` },
} satisfies Meta<typeof SearchResultsHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Found: Story = { args: { suggestions: [{ heading: 'Shop By', phrases: ['Power bars'] }] } };

export const Nothing: Story = {
  args: { query: 'barbel', total: 0, suggestions: [{ heading: 'Did You Mean?', phrases: ['barbell'] }] },
};

export const LongText: Story = {
  args: { query: 'averylongquerythatnobodywouldtypebutsomebodyalwaysdoes', total: 1 },
  globals: { viewport: { value: 'phone' } },
};
