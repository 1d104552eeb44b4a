import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountNav } from './AccountNav.tsx';

const meta = {
  title: 'Account/AccountNav',
  component: AccountNav,
  args: {
    currentUrl: '/account/orders',
    items: [
      { label: 'Overview', href: '/account' },
      { label: 'Order History', href: '/account/orders' },
      { label: 'Addresses', href: '/account/address' },
      { label: 'Account Settings', href: '/account/settings' },
    ],
    logoutTarget: { action: '/logout' },
  },
} satisfies Meta<typeof AccountNav>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
