import { money } from '@ironcart/core/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EarnedOffer } from './EarnedOffer.tsx';

const meta = {
  title: 'Product/EarnedOffer',
  component: EarnedOffer,
  args: { discount: { kind: 'percent', percent: '10' }, usesLeft: 3, isRedeemed: false, onChange: () => undefined },
} satisfies Meta<typeof EarnedOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};
export const Redeemed: Story = { args: { isRedeemed: true } };
export const Amount: Story = { args: { discount: { kind: 'fixed', amount: money(1_500) }, usesLeft: undefined } };
