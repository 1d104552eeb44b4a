import { money } from '@ironcart/core/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Agreements } from './Agreements.tsx';

const charges = [{ amount: money(2_400), interval: 'month', trialDays: undefined }];
const none = { subscription: false, trial: false };

const meta = {
  title: 'Checkout/Agreements',
  component: Agreements,
  args: {
    needed: { subscription: true, trial: true },
    agreed: none,
    onChange: fn(),
    charges,
    now: Date.UTC(2026, 10, 22),
  },
} satisfies Meta<typeof Agreements>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SubscriptionWithTrial: Story = {
  args: { charges: [{ amount: money(2_400), interval: 'month', trialDays: 14 }] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: /every month, next on December 6, 2026/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /trial/ }));
    await expect(args.onChange).toHaveBeenCalledWith('trial', true);
  },
};

export const Subscription: Story = {
  args: { needed: { subscription: true, trial: false } },
  play: async ({ canvas }) => {
    const sentence = 'I agree to be charged $24.00 before tax every month, next on December 22, 2026, until I cancel.';
    await expect(canvas.getByRole('checkbox', { name: sentence })).toBeVisible();
  },
};

export const Agreed: Story = { args: { agreed: { subscription: true, trial: true } } };

export const Missing: Story = {
  args: { agreed: { subscription: true, trial: false }, error: 'Please agree before you place the order.' },
};

export const NothingToAgree: Story = { args: { needed: none } };
