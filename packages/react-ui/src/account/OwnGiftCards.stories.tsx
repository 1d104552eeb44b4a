import { money } from '@ironcart/core/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OwnGiftCards } from './OwnGiftCards.tsx';

const card = { id: 'a', ending: 'HB4C', balance: money(7_550), currency: 'USD', spent: money(2_450), isKept: true };

const meta = {
  title: 'Account/OwnGiftCards',
  component: OwnGiftCards,
  args: {
    target: { action: '/account/gift-cards' },
    orderHrefOf: (orderId) => `/account/order/${orderId}`,
    cards: [
      { ...card, lastOrderId: '100000042' },
      { ...card, id: 'b', ending: '9TQW', balance: money(0), spent: money(5_000), lastOrderId: '1', isKept: false },
      { ...card, id: 'c', ending: 'ZK27', balance: money(10_000), spent: money(0), currency: 'EUR' },
    ],
  },
} satisfies Meta<typeof OwnGiftCards>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BeingUsed: Story = { args: { busyCardId: 'a' } };

export const None: Story = { args: { cards: [] } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
