import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountNav } from './AccountNav.tsx';

const meta = {
  title: 'Account/AccountNav',
  component: AccountNav,
  args: {
    currentUrl: '/account/orders',
    items: [
      { label: 'Dashboard', href: '/account/dashboard' },
      { label: 'Order History', href: '/account/orders', above: '/account/order' },
      { label: 'My Lists', href: '/account/my-lists' },
      { label: 'Payment Methods', href: '/account/payment-methods' },
      { label: 'Address Book', href: '/account/address' },
      { label: 'Account Settings', href: '/account/settings' },
    ],
    logoutTarget: { action: '/logout' },
  },
} satisfies Meta<typeof AccountNav>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

/** A sub-page of a menu entry, such as one order. */
export const Below: Story = { args: { currentUrl: '/account/order/100000482' } };
