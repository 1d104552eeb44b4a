import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFound } from './NotFound.tsx';

const meta = {
  title: 'Messages/NotFound',
  component: NotFound,
  args: { homeUrl: '/', searchUrl: '/search', suggestions: [{ label: 'Barbells', href: '/barbells' }] },
} satisfies Meta<typeof NotFound>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
