import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleCustomer, sampleGuest, sampleMenu } from '../testing/sample-site.ts';
import { fitsItsWidth, rightToLeft, zoomed } from '../testing/story-settings.ts';
import { SiteHeader } from './SiteHeader.tsx';

const meta = {
  title: 'Navigation/SiteHeader',
  component: SiteHeader,
  args: {
    homeUrl: '/',
    menu: sampleMenu,
    searchUrl: '/search',
    account: sampleGuest,
    cartUrl: '/cart',
    cartCount: 0,
    announcement: 'Freight is free over $1,500',
  },
  parameters: { bare: true },
} satisfies Meta<typeof SiteHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {};

export const Customer: Story = { args: { account: sampleCustomer, cartCount: 12 } };

export const AccountOpen: Story = {
  args: { account: sampleCustomer },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Ada'));
    await expect(canvas.getByRole('button', { name: 'Log Out' })).toBeVisible();
  },
};

export const Narrow: Story = { args: { cartCount: 128 }, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { ...rightToLeft, viewport: { value: 'desktop' } } };

export const Zoomed: Story = {
  args: { account: sampleCustomer, cartCount: 128 },
  parameters: { bare: true },
  globals: zoomed,
  play: fitsItsWidth,
};
