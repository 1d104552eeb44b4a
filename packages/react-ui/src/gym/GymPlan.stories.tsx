import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleView } from '../testing/sample-gym.ts';
import { GymPlan } from './GymPlan.tsx';

const meta = {
  title: 'Gym/GymPlan',
  component: GymPlan,
  args: { ...sampleView, selectedId: 'p1' },
} satisfies Meta<typeof GymPlan>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  args: { project: { ...sampleView.project, pieces: [] }, problems: [], selectedId: undefined },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
