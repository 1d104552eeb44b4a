import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewPasswordForm } from './NewPasswordForm.tsx';

const meta = {
  title: 'Account/NewPasswordForm',
  component: NewPasswordForm,
  args: { target: { action: '/new-password' }, length: { min: 8, max: 128 }, forgotUrl: '/forgot-password' },
} satisfies Meta<typeof NewPasswordForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const UsedLink: Story = {
  args: { errors: { form: 'This link has been used, or is older than an hour.' }, isLinkOver: true },
};

export const TooShort: Story = { args: { errors: { password: 'Please use at least 8 characters' } } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
