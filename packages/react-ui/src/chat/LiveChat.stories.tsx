import type { Meta, StoryObj } from '@storybook/react-vite';
import { LiveChat } from './LiveChat.tsx';

const meta = {
  title: 'Chat/LiveChat',
  component: LiveChat,
  args: {
    target: { action: '/live-chat' },
    chat: {
      status: 'open',
      messages: [
        { _id: 1, author: 'shopper', text: 'Does the bar fit 25 mm plates?', writtenAt: '2026-11-20T10:00:00.000Z' },
        {
          _id: 2,
          author: 'staff',
          text: 'It has 50 mm sleeves.\nThe adapter takes 25 mm.',
          writtenAt: '2026-11-20T10:02:00.000Z',
        },
      ],
    },
  },
} satisfies Meta<typeof LiveChat>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const NothingAsked: Story = { args: { chat: { status: 'none', messages: [] } } };

export const Closed: Story = { args: { chat: { ...meta.args.chat, status: 'closed' } } };

export const NotSent: Story = {
  args: { unsent: 'Are you there?', failure: 'That was too often. Please wait a moment and try again.' },
};

export const Busy: Story = { args: { isBusy: true } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
