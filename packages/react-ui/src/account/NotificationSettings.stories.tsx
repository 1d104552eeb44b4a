import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotificationSettings } from './NotificationSettings.tsx';

const meta = {
  title: 'Account/NotificationSettings',
  component: NotificationSettings,
  args: {
    awaited: 2,
    awaitedUrl: '/account/bin',
    target: { action: '/account/settings', fields: { form: 'notices' } },
  },
} satisfies Meta<typeof NotificationSettings>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Ended: Story = { args: { awaited: 0, isEnded: true } };

export const NotLoaded: Story = { args: { awaited: undefined } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
