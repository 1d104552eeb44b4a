import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CardFrame } from './CardFrame.tsx';
import { PaymentMethods, type PaymentMethodView } from './PaymentMethods.tsx';

const card: PaymentMethodView = {
  id: 'card',
  label: 'Credit or debit card',
  description: 'Visa, Mastercard, American Express',
  panel: <CardFrame src="about:blank" state="ready" />,
};
const stored: PaymentMethodView = {
  id: 'stored:1',
  label: 'Visa ending 4242',
  description: 'Valid through 12/2034',
};
const expired: PaymentMethodView = {
  id: 'stored:2',
  label: 'Mastercard ending 1881',
  description: 'Valid through 03/2025',
  mark: 'Expired',
  isDisabled: true,
};
const ideal: PaymentMethodView = {
  id: 'ideal',
  label: 'iDEAL',
  panel: <p>You go to your bank to pay, and come back here when it is done.</p>,
};

const meta = {
  title: 'Checkout/PaymentMethods',
  component: PaymentMethods,
  args: { methods: [card], chosenId: 'card', onChoose: fn() },
} satisfies Meta<typeof PaymentMethods>;

export default meta;

type Story = StoryObj<typeof meta>;

export const CardOnly: Story = {};

export const Stored: Story = {
  args: { methods: [stored, expired, card, ideal], chosenId: 'stored:1' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /iDEAL/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('ideal');
    await expect(canvas.getByRole('radio', { name: /1881/ })).toBeDisabled();
  },
};

export const Redirect: Story = { args: { methods: [card, ideal], chosenId: 'ideal' } };

export const Loading: Story = { args: { isLoading: true } };

export const MethodsFailed: Story = { args: { onRetry: fn() } };

export const LongText: Story = {
  args: {
    chosenId: 'long',
    methods: [
      {
        id: 'long',
        label: 'Pay later in three instalments with the payment service of your own country and bank',
        description:
          'The first is taken today, the second and the third in thirty and in sixty days, without interest.',
        mark: 'New',
      },
      card,
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
