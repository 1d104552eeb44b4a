import type { Meta, StoryObj } from '@storybook/react-vite';
import { FunnelHeader } from './FunnelHeader.tsx';

const meta = {
  title: 'Navigation/FunnelHeader',
  component: FunnelHeader,
  args: { homeUrl: '/', cartUrl: '/cart' },
  parameters: { bare: true },
} satisfies Meta<typeof FunnelHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
