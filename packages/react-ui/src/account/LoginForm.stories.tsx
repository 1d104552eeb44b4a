import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoginForm } from './LoginForm.tsx';

const meta = {
  title: 'Account/LoginForm',
  component: LoginForm,
  args: { target: { action: '/login' }, registerUrl: '/register', forgotUrl: '/forgot' },
} satisfies Meta<typeof LoginForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Refused: Story = { args: { email: 'ada@example.com', errors: { form: 'Email or password is wrong.' } } };

export const Busy: Story = { args: { isBusy: true } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
