import { barComparison } from '@ironcart/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CompareTable } from './CompareTable.tsx';

const meta = {
  title: 'Compare/CompareTable',
  component: CompareTable,
  args: { comparison: barComparison },
} satisfies Meta<typeof CompareTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Bars: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(barComparison.rows.map(({ path }) => path));
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
