import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../primitives/Button.tsx';
import { samplePicture } from '../testing/sample-pictures.ts';
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

export const WithPictures: Story = {
  args: {
    rows: [
      {
        id: '1',
        title: 'Competition bar',
        href: '/competition-bar',
        picture: samplePicture('barbell-olympic-chrome-detail'),
        marks: [{ text: 'Your discount' }],
        facts: [{ label: 'Left', value: '3 pieces' }],
        action: <Button size="small">Add to cart</Button>,
      },
      {
        id: '2',
        title: 'Discontinued plate',
        picture: null,
        marks: [{ text: 'No longer sold', isProblem: true }],
        facts: [],
      },
    ],
  },
};
