import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Agreements } from './Agreements.tsx';

const none = { subscription: false, trial: false };

const meta = {
  title: 'Checkout/Agreements',
  component: Agreements,
  args: { needed: { subscription: true, trial: true }, agreed: none, onChange: fn() },
} satisfies Meta<typeof Agreements>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SubscriptionWithTrial: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /trial/ }));
    await expect(args.onChange).toHaveBeenCalledWith('trial', true);
  },
};

export const Subscription: Story = { args: { needed: { subscription: true, trial: false } } };

export const Agreed: Story = { args: { agreed: { subscription: true, trial: true } } };

export const Missing: Story = {
  args: { agreed: { subscription: true, trial: false }, error: 'Please agree before you place the order.' },
};

export const NothingToAgree: Story = { args: { needed: none } };
