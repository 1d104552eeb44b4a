import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchForm } from './SearchForm.tsx';

const meta = {
  title: 'Search/SearchForm',
  component: SearchForm,
  args: { action: '/search' },
} satisfies Meta<typeof SearchForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { query: 'power bar' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
