import { noListMessage } from '@ironcart/core/customer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFooter, sampleNewsletter } from '../testing/sample-site.ts';
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
  args: { newsletter: { ...sampleNewsletter, issues: { email: 'Please enter a valid email', lists: noListMessage } } },
};

export const SigningUp: Story = { args: { newsletter: { ...sampleNewsletter, status: 'loading' } } };

export const SignedUp: Story = { args: { newsletter: { ...sampleNewsletter, status: 'success' } } };

export const NotSignedUp: Story = { args: { newsletter: { ...sampleNewsletter, status: 'error' } } };

export const Debug: Story = { args: { debugUrl: '/?debug=0' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
