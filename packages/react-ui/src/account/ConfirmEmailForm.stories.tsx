import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmEmailForm } from './ConfirmEmailForm.tsx';

const meta = {
  title: 'Account/ConfirmEmailForm',
  component: ConfirmEmailForm,
  args: { target: { action: '/account/confirm-email/token' }, loginUrl: '/login', settingsUrl: '/account/settings' },
} satisfies Meta<typeof ConfirmEmailForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Confirmed: Story = { args: { isConfirmed: true } };

export const UsedLink: Story = {
  args: { error: 'This link has been used already, or is older than an hour.', isLinkOver: true },
};

export const WithError: Story = { args: { error: 'Too many attempts. Try again in 4 minutes.' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
