import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QuickLinks } from './QuickLinks.tsx';

const meta = {
  title: 'Navigation/QuickLinks',
  component: QuickLinks,
  args: {
    skipLinks: [
      { label: 'Skip to products', href: '#products' },
      { label: 'Skip to filters', href: '#filters' },
    ],
    accountUrl: '/account',
    cartUrl: '/cart',
    checkoutUrl: '/checkout',
    searchUrl: '/search',
    contrastTarget: { action: '/contrast', fields: { contrast: 'high', from: '/barbells' } },
    isHighContrast: false,
  },
  parameters: { bare: true },
  render: (args) => (
    <div style={{ minBlockSize: '24rem' }}>
      <QuickLinks {...args} />
      <main id="products">
        <h1>Barbells</h1>
        <p id="filters">Filters</p>
      </main>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to products' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'High Contrast Mode' })).toBeVisible();
  },
} satisfies Meta<typeof QuickLinks>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Focused: Story = {};

export const HighContrast: Story = { args: { isHighContrast: true }, globals: { theme: 'high contrast' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
