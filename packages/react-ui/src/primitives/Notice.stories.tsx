import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Primitives/Notice',
  component: Notice,
  args: { children: 'Quantity changed to 4: that is all we have.' },
} satisfies Meta<typeof Notice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Success: Story = { args: { tone: 'success', children: 'Your address is saved.' } };

export const Warning: Story = { args: { tone: 'warning' } };

export const Failure: Story = {
  args: {
    tone: 'error',
    title: 'Shipping rates did not load',
    children: 'Your address is kept.',
    action: <Button>Try again</Button>,
  },
};
