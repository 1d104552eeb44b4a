import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Remove this address?',
    children: <p>It stays on the orders that used it.</p>,
    footer: <Button variant="primary">Remove</Button>,
  },
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Remove this address?' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Drawer: Story = { args: { placement: 'right' } };

export const DrawerAtTheLeft: Story = { args: { placement: 'left' } };

export const CannotBeClosed: Story = { render: ({ onClose: _, ...args }) => <Dialog {...args} /> };

export const LongText: Story = {
  args: { children: <p>{'It stays on the orders that used it. '.repeat(80)}</p> },
  globals: { viewport: { value: 'phone' } },
};
