import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeleteAccountForm } from './DeleteAccountForm.tsx';

const meta = {
  title: 'Account/DeleteAccountForm',
  component: DeleteAccountForm,
  args: {
    target: { action: '/account/settings/delete' },
    email: 'maya@example.com',
    passwordMaxLength: 128,
    orderCareDays: 90,
    cancelUrl: '/account/settings',
  },
} satisfies Meta<typeof DeleteAccountForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WrongPassword: Story = { args: { errors: { password: 'This is not your password.' } } };

export const TooOften: Story = { args: { errors: { form: 'Too many attempts. Try again in an hour.' } } };

export const Busy: Story = { args: { isBusy: true } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
