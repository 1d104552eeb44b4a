import { money } from '@ironcart/core/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BoughtGiftCards, type BoughtGiftCardView } from './BoughtGiftCards.tsx';

const card: BoughtGiftCardView = {
  orderId: '100000042',
  delivery: 'email',
  amount: money(5_000),
  currency: 'USD',
  picture: null,
  design: 'Red',
  recipientName: 'Rita',
  recipientEmail: 'rita@example.com',
  sentAt: '2026-12-24T13:00:00.000Z',
};

const meta = {
  title: 'Account/BoughtGiftCards',
  component: BoughtGiftCards,
  args: {
    now: Date.parse('2026-11-28T12:00:00Z'),
    orderHrefOf: (orderId) => `/account/order/${orderId}`,
    cards: [
      card,
      { ...card, recipientName: 'Owen', recipientEmail: 'owen@example.com', sentAt: '2026-11-01T13:00:00.000Z' },
      {
        ...card,
        recipientName: undefined,
        recipientEmail: undefined,
        sentAt: '2026-10-01T13:00:00.000Z',
        own: { ending: 'HB4C', balance: money(1_250) },
      },
      { ...card, delivery: 'physical', recipientEmail: undefined, sentAt: undefined },
    ],
  },
} satisfies Meta<typeof BoughtGiftCards>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const None: Story = { args: { cards: [] } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
