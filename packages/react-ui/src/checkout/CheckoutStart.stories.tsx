import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoginForm } from '../account/LoginForm.tsx';
import { CheckoutStart, GuestEmailField } from './CheckoutStart.tsx';

const login = (
  <LoginForm
    headingLevel={2}
    isSecondary
    title="Log in"
    target={{ action: '/login?redirect=/checkout', fields: { intent: 'login' } }}
  />
);

const emailField = (email: string, error?: string) => (
  <GuestEmailField email={email} error={error} onEmailChange={fn()} />
);

const meta = {
  title: 'Checkout/CheckoutStart',
  component: CheckoutStart,
  args: { emailField: emailField(''), onContinue: fn(), login },
} satisfies Meta<typeof CheckoutStart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to shipping' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

export const Filled: Story = { args: { emailField: emailField('ada@example.com') } };

export const Failure: Story = { args: { emailField: emailField('ada@', 'Please enter a valid email') } };

export const Opening: Story = { args: { isOpening: true } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
