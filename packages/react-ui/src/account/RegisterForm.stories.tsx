import type { Meta, StoryObj } from '@storybook/react-vite';
import { RegisterForm } from './RegisterForm.tsx';

const meta = {
  title: 'Account/RegisterForm',
  component: RegisterForm,
  args: { target: { action: '/register' }, loginUrl: '/login', passwordHint: 'At least 8 characters.' },
} satisfies Meta<typeof RegisterForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithErrors: Story = { args: { errors: { email: 'There is an account with this email already.' } } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
