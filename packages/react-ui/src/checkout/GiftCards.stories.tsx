import { money } from '@ironcart/core/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { GiftCards } from './GiftCards.tsx';

const part = { code: 'IRON-2026-AB12', balance: money(5_000), amount: money(5_000) };
const rest = { code: 'IRON-2026-CD34', balance: money(50_000), amount: money(12_345) };

const meta = {
  title: 'Checkout/GiftCards',
  component: GiftCards,
  args: { cards: [], onAdd: fn(), onTyped: fn(), onRemove: fn() },
} satisfies Meta<typeof GiftCards>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Gift card code'), 'iron-2026-ab12{enter}');
    await expect(args.onAdd).toHaveBeenCalledWith('iron-2026-ab12');
  },
};

export const Applied: Story = { args: { cards: [part, rest] } };

export const TotalNotKnown: Story = { args: { cards: [{ ...part, amount: undefined }] } };

export const Busy: Story = { args: { isBusy: true } };

export const Failure: Story = { args: { cards: [part], error: 'This gift card is on your order already.' } };

export const Narrow: Story = { args: { cards: [part, rest] }, globals: { viewport: { value: 'phone' } } };
