import { money } from '@ironcart/core/money';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { sampleView } from '../testing/sample-gym.ts';
import { GymSummary } from './GymSummary.tsx';

const meta = {
  title: 'Gym/GymSummary',
  component: GymSummary,
  args: {
    price: { total: money(132_500), pieces: 4, missing: [] },
    problems: sampleView.problems,
    cartTarget: { action: '/zeus-builder/project/edit', fields: { intent: 'toCart' } },
  },
} satisfies Meta<typeof GymSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NotAllForSale: Story = {
  args: {
    price: { total: money(110_000), pieces: 3, missing: [{ name: 'Halden Flat Bench', reason: 'no longer sold' }] },
    problems: [],
    isPriceOld: true,
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
