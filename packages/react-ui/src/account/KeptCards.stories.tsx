import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeptCards } from './KeptCards.tsx';

const meta = {
  title: 'Account/KeptCards',
  component: KeptCards,
  args: {
    target: { action: '/account/settings' },
    cards: [
      { id: 'card-1', brand: 'visa', last4: '4242', expMonth: 4, expYear: 2031 },
      { id: 'card-2', brand: 'mc', last4: '4444', expMonth: 11, expYear: 2029 },
    ],
  },
} satisfies Meta<typeof KeptCards>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const None: Story = { args: { cards: [], outcome: 'removed' } };

export const NotLoaded: Story = { args: { cards: undefined } };

export const NotRemoved: Story = { args: { outcome: 'notRemoved' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
