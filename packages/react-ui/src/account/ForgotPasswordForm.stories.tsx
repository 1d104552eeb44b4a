import type { Meta, StoryObj } from '@storybook/react-vite';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';

const meta = {
  title: 'Account/ForgotPasswordForm',
  component: ForgotPasswordForm,
  args: {
    target: { action: '/forgot-password' },
    intro: 'Tell us your email, and we send you a link to a new password.',
    loginUrl: '/login',
  },
} satisfies Meta<typeof ForgotPasswordForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sent: Story = {
  args: { email: 'ada@example.com', sent: 'If ada@example.com has an account, a link is on its way.' },
};

export const WithErrors: Story = { args: { email: 'ada', errors: { email: 'Please enter a valid email' } } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
