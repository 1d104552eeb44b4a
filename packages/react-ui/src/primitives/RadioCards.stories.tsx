import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioCards } from './RadioCards.tsx';

const meta = {
  title: 'Primitives/RadioCards',
  component: RadioCards,
  args: {
    legend: 'Shipping method',
    name: 'method',
    defaultValue: 'ground',
    options: [
      { value: 'ground', label: 'Ground', description: '3 to 5 working days', aside: '$20.00' },
      { value: 'express', label: 'Express', description: '2 working days', aside: '$64.50' },
      { value: 'crane', label: 'By crane, through the roof, while you wait', aside: '$9,999.00', isDisabled: true },
    ],
  },
} satisfies Meta<typeof RadioCards>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Nothing: Story = { args: { defaultValue: '' } };

export const WithError: Story = { args: { defaultValue: '', error: 'Choose how it should ship' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
