import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChatWindow } from './ChatWindow.tsx';

const meta = {
  title: 'Chat/ChatWindow',
  component: ChatWindow,
  args: {
    target: { action: '/live-chat' },
    isOpen: false,
    unread: 0,
    onOpen: fn(),
    onClose: fn(),
    onSend: fn(),
    chat: {
      status: 'open',
      messages: [
        { _id: 1, author: 'shopper', text: 'Does the bar fit 25 mm plates?', writtenAt: '2026-11-20T10:00:00.000Z' },
        { _id: 2, author: 'staff', text: 'With the adapter, it does.', writtenAt: '2026-11-20T10:02:00.000Z' },
      ],
    },
  },
} satisfies Meta<typeof ChatWindow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const WithNewAnswers: Story = { args: { unread: 2 } };

export const Open: Story = {
  args: { isOpen: true },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Your message' });
    await userEvent.type(field, 'Thanks');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith('Thanks');
    await userEvent.type(field, '{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const NothingAsked: Story = { args: { isOpen: true, chat: { status: 'none', messages: [] } } };

export const NotSent: Story = {
  args: { isOpen: true, unsent: 'Are you there?', failure: 'Your message was not sent. Please send it again.' },
};

export const Narrow: Story = { args: { isOpen: true }, globals: { viewport: { value: 'phone' } } };
