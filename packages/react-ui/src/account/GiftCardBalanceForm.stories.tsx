import type { Meta, StoryObj } from '@storybook/react-vite';
import { GiftCardBalanceForm } from './GiftCardBalanceForm.tsx';

const meta = {
  title: 'Account/GiftCardBalanceForm',
  component: GiftCardBalanceForm,
  args: { target: { action: '/account/gift-cards', fields: { intent: 'check' } } },
} satisfies Meta<typeof GiftCardBalanceForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WrongCode: Story = {
  args: { typed: 'HALDEN-USD-0101', errors: { code: 'There is no gift card in USD with this code.' } },
};

export const TooOften: Story = {
  args: { typed: 'HALDEN-USD-0101', errors: { form: 'Too many attempts. Try again in 10 minutes.' } },
};

export const LookingUp: Story = { args: { isBusy: true } };

export const Narrow: Story = { ...WrongCode, globals: { viewport: { value: 'phone' } } };
