import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChangeEmailForm } from './ChangeEmailForm.tsx';

const meta = {
  title: 'Account/ChangeEmailForm',
  component: ChangeEmailForm,
  args: { target: { action: '/account/settings' }, email: 'ada@example.com' },
} satisfies Meta<typeof ChangeEmailForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sent: Story = { args: { sent: 'Open the link that we sent to grace@example.com within the hour.' } };

export const WithErrors: Story = {
  args: { wanted: 'grace@example.com', errors: { password: 'This is not your password.' } },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
