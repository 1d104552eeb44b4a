import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChatButton } from './ChatButton.tsx';
import { ChatCorner } from './ChatCorner.tsx';

const meta = {
  title: 'Chat/ChatButton',
  component: ChatButton,
  args: { onOpen: fn() },
  decorators: [
    (Story) => (
      <ChatCorner>
        <Story />
      </ChatCorner>
    ),
  ],
} satisfies Meta<typeof ChatButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Live chat' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** The button keeps the focus and ignores presses until the window replaces it. */
export const LoadingTheWindow: Story = {
  args: { isBusy: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Live chat is loading' }));
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};
