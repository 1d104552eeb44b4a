import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleOffers, sampleView } from '../testing/sample-gym.ts';
import { GymPieces } from './GymPieces.tsx';

const meta = {
  title: 'Gym/GymPieces',
  component: GymPieces,
  args: { ...sampleView, offers: sampleOffers, action: '/zeus-builder/project/edit', selectedId: 'p3' },
} satisfies Meta<typeof GymPieces>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ReadOnly: Story = { args: { action: undefined, selectedId: undefined } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
