import { money } from '@ironcart/core/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WalletPanel } from './WalletPanel.tsx';

const meta = {
  title: 'Checkout/WalletPanel',
  component: WalletPanel,
  args: { name: 'PayPal', approvedAmount: undefined, onOpen: fn() },
} satisfies Meta<typeof WalletPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ToApprove: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve with PayPal' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const WindowOpen: Story = { args: { isOpen: true } };

export const Approved: Story = { args: { name: 'PayPal', approvedAmount: money(26_887) } };

export const TotalChanged: Story = { args: { name: 'PayPal', approvedAmount: money(26_887), isStale: true } };

export const Failure: Story = {
  args: { error: 'The amount approved with PayPal is not the order total. Please approve again.' },
};

export const ProvidersButton: Story = { args: { children: <button type="button">The provider's own button</button> } };
