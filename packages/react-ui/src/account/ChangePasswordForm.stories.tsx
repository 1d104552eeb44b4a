import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

const meta = {
  title: 'Account/ChangePasswordForm',
  component: ChangePasswordForm,
  args: { target: { action: '/account/settings' }, length: { min: 8, max: 128 } },
} satisfies Meta<typeof ChangePasswordForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Saved: Story = { args: { isSaved: true } };

export const WithErrors: Story = {
  args: { errors: { password: 'This is not your password.', newPassword: 'Please use at least 8 characters' } },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
