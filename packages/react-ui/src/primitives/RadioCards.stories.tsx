import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

/** WCAG 2.5.8: a target is at least 24 px wide and high, regardless of its neighbours. */
export const LargeEnough: Story = {
  tags: ['needs-layout'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) {
      const { width, height } = radio.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  },
};
