import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoginForm } from '../account/LoginForm.tsx';
import { CheckoutStart } from './CheckoutStart.tsx';

const login = (
  <LoginForm
    headingLevel={2}
    isSecondary
    title="Log in"
    target={{ action: '/login?redirect=/checkout', fields: { intent: 'login' } }}
  />
);

const meta = {
  title: 'Checkout/CheckoutStart',
  component: CheckoutStart,
  args: { email: '', onEmailChange: fn(), onContinue: fn(), login },
} satisfies Meta<typeof CheckoutStart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to shipping' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

export const Filled: Story = { args: { email: 'ada@example.com' } };

export const Failure: Story = { args: { email: 'ada@', error: 'Please enter a valid email' } };

export const Opening: Story = { args: { isOpening: true } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
