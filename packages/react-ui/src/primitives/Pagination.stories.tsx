import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Primitives/Pagination',
  component: Pagination,
  args: { page: 1, pages: 9, hrefOf: (page) => `?page=${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = {};

export const InTheMiddle: Story = { args: { page: 5 } };

export const Last: Story = { args: { page: 9 } };

export const Narrow: Story = { args: { page: 5 }, globals: { viewport: { value: 'phone' } } };
