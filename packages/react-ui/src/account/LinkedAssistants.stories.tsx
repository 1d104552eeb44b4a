import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkedAssistants } from './LinkedAssistants.tsx';

const meta = {
  title: 'Account/LinkedAssistants',
  component: LinkedAssistants,
  args: {
    target: { action: '/account/settings' },
    assistants: [
      {
        id: 'one',
        host: 'agent.example',
        name: 'Shopping Agent',
        permissions: ['cart', 'checkout'],
        linkedAt: '2026-11-03T18:00:00Z',
        lastUsedAt: '2026-11-20T09:30:00Z',
      },
      {
        id: 'two',
        host: 'chat.example',
        name: null,
        permissions: ['cart'],
        linkedAt: '2026-11-01T18:00:00Z',
        lastUsedAt: null,
      },
    ],
  },
} satisfies Meta<typeof LinkedAssistants>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const None: Story = { args: { assistants: [] } };

export const Unlinked: Story = { args: { assistants: [], isUnlinked: true } };

export const NotLoaded: Story = { args: { assistants: undefined } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
