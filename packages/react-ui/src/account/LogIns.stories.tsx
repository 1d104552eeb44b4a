import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogIns } from './LogIns.tsx';

const here = { isCurrent: true, since: '2026-11-20T09:30:00Z' };

const meta = {
  title: 'Account/LogIns',
  component: LogIns,
  args: {
    target: { action: '/account/settings' },
    places: [here, { isCurrent: false, since: '2026-11-03T18:00:00Z' }],
  },
} satisfies Meta<typeof LogIns>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Ended: Story = { args: { places: [here], isEnded: true } };

export const NotLoaded: Story = { args: { places: undefined } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
