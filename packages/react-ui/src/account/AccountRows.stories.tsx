import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../primitives/Button.tsx';
import { AccountRows } from './AccountRows.tsx';

const meta = {
  title: 'Account/AccountRows',
  component: AccountRows,
  args: {
    rows: [
      {
        id: '1',
        title: 'Halden Strength Programming, monthly',
        href: '/halden-strength-programming-monthly',
        facts: [
          { label: 'Since', value: 'Oct 4, 2026' },
          { label: 'Paid', value: 'each month' },
        ],
      },
      {
        id: '2',
        title: 'Halden Trap Bar',
        facts: [{ label: 'Mail to', value: 'maya@example.com' }],
        action: <Button size="small">Remove</Button>,
      },
    ],
  },
} satisfies Meta<typeof AccountRows>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
