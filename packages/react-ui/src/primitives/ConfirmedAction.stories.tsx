import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ConfirmedAction } from './ConfirmedAction.tsx';

const meta = {
  title: 'Primitives/ConfirmedAction',
  component: ConfirmedAction,
  args: {
    label: 'Cancel order',
    text: 'Nothing of it is packed yet. What you paid goes back the way it came: Visa ending 0001.',
    button: 'Cancel the whole order',
    target: { action: '/account/order/QGRR-Z3CF-K4BD', fields: { intent: 'cancel' } },
  },
} satisfies Meta<typeof ConfirmedAction>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Cancel order'));
    await expect(canvas.getByRole('button', { name: 'Cancel the whole order' })).toBeVisible();
  },
};

export const Narrow: Story = { ...Opened, globals: { viewport: { value: 'phone' } } };
