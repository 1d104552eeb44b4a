import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleReturnable } from '../testing/sample-returns.ts';
import { ReturnItemsForm } from './ReturnItemsForm.tsx';

const meta = {
  title: 'Account/ReturnItemsForm',
  component: ReturnItemsForm,
  args: { target: { action: '/rmaprocess/select-items' }, lines: sampleReturnable, maxComments: 500 },
} satisfies Meta<typeof ReturnItemsForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithErrors: Story = {
  args: {
    picks: [
      { listItemId: 'a', qty: '3', reason: 'damaged' },
      { listItemId: 'b', qty: '1', reason: '' },
    ],
    comments: 'One plate is chipped.',
    errors: {
      form: 'Check what you entered and try again.',
      qty: { a: 'At most 1 can go back' },
      reason: { b: 'Please choose a reason' },
    },
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
