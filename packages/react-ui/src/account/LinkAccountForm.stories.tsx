import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkAccountForm } from './LinkAccountForm.tsx';

const meta = {
  title: 'Account/LinkAccountForm',
  component: LinkAccountForm,
  args: {
    target: { action: '/link-account' },
    assistant: { host: 'agent.example', name: 'Shopping Agent' },
    permissions: ['cart', 'checkout', 'order'],
    returnHost: 'agent.example',
    email: 'ada@example.com',
  },
} satisfies Meta<typeof LinkAccountForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutName: Story = {
  args: { assistant: { host: 'a-very-long-name-of-a-host.agents.example', name: null }, permissions: ['cart'] },
};

export const Failed: Story = { args: { errors: { form: 'Too many attempts. Try again in a minute.' } } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
