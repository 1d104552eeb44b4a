import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFooter } from '../testing/sample-site.ts';
import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  title: 'Navigation/SiteFooter',
  component: SiteFooter,
  args: { ...sampleFooter },
  parameters: { bare: true },
} satisfies Meta<typeof SiteFooter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithError: Story = {
  args: { newsletter: { target: { action: '/newsletter' }, error: 'Please enter a valid email' } },
};

export const Thanks: Story = {
  args: { newsletter: { target: { action: '/newsletter' }, thanks: 'You are on the list.' } },
};

export const Debug: Story = { args: { debugUrl: '/?debug=0' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
