import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KeptCards } from './KeptCards.tsx';

const meta = {
  title: 'Account/KeptCards',
  component: KeptCards,
  args: {
    target: { action: '/account/payment-methods' },
    cards: [
      {
        id: 'card-1',
        brand: 'visa',
        last4: '4242',
        expMonth: 4,
        expYear: 2031,
        isDefault: true,
        isExpired: false,
        billedTo: '418 Canal Street, Dayton',
        paysFor: ['Twelve Weeks'],
      },
      { id: 'card-2', brand: 'mc', last4: '4444', expMonth: 11, expYear: 2029, isDefault: false, isExpired: false },
      { id: 'card-3', brand: 'amex', last4: '0005', expMonth: 2, expYear: 2025, isDefault: false, isExpired: true },
    ],
  },
} satisfies Meta<typeof KeptCards>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    billingUrlOf: (id) => `/account/payment-methods?bill=${id}`,
    replaceUrlOf: (id) => `/account/payment-methods?add&replaces=${id}`,
  },
};

export const None: Story = { args: { cards: [], outcome: 'removed' } };

export const NotLoaded: Story = { args: { cards: undefined } };

export const NotRemoved: Story = { args: { outcome: 'notRemoved', busyCardId: 'card-2' } };

export const MadeDefault: Story = { args: { outcome: 'madeDefault' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Removing: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('heading', { name: 'Visa ending 4242' });
    const facts = canvas.getByText('418 Canal Street, Dayton').closest('dl');
    const placed = () => [title, facts].map((words) => [words?.offsetLeft, words?.offsetHeight]);
    const closed = placed();
    const [remove] = canvas.getAllByText('Remove', { exact: false, selector: 'summary' });
    if (remove) await userEvent.click(remove);
    await expect(canvas.getByText(/we ask you by mail to pay for Twelve Weeks/)).toBeVisible();
    await expect(placed()).toEqual(closed);
  },
};
