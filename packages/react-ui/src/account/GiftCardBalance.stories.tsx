import { money } from '@ironcart/core/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { GiftCardBalance } from './GiftCardBalance.tsx';

const meta = {
  title: 'Account/GiftCardBalance',
  component: GiftCardBalance,
  args: {
    ending: 'HB4C',
    balance: money(7_550),
    currency: 'USD',
    useTarget: { action: '/account/gift-cards', fields: { intent: 'use' } },
    keepTarget: { action: '/account/gift-cards', fields: { intent: 'keep' } },
  },
} satisfies Meta<typeof GiftCardBalance>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const UsedUp: Story = { args: { balance: money(0), useTarget: undefined } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
