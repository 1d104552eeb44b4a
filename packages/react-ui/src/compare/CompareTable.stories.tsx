import type { Comparison } from '@ironcart/core/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CompareTable } from './CompareTable.tsx';

const comparison: Comparison = {
  title: 'Our bars, compared',
  introduction: 'We lifted with each of them for a month and rated them from 1 to 5.',
  criteria: [
    { criterion: 'knurl', label: 'Knurl' },
    { criterion: 'spin', label: 'Spin' },
    { criterion: 'value', label: 'Value' },
  ],
  rows: [
    {
      rank: 1,
      name: 'Halden Club Bar 20 kg',
      path: '/halden-club-bar-20-kg',
      bestFor: 'One bar for everything, in a class or a garage.',
      ratings: { knurl: 4, spin: 4, value: 5 },
    },
    {
      rank: 2,
      name: 'Halden Meet Bar 20 kg',
      path: '/halden-meet-bar-20-kg',
      bestFor: 'Snatch and clean and jerk, up to a competition.',
      ratings: { knurl: 4, spin: 5, value: 3 },
    },
    {
      rank: 3,
      name: 'Halden Deadlift Bar',
      path: '/halden-deadlift-bar',
      bestFor: 'Pulling from the floor, and nothing else.',
      ratings: { knurl: 5, spin: 3, value: 3 },
    },
  ],
};

const meta = {
  title: 'Compare/CompareTable',
  component: CompareTable,
  args: { comparison },
} satisfies Meta<typeof CompareTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Bars: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(comparison.rows.map(({ path }) => path));
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
