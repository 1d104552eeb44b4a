import { money } from '@ironcart/core/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleView } from '../testing/sample-gym.ts';
import { GymCards } from './GymCards.tsx';

const meta = {
  title: 'Gym/GymCards',
  component: GymCards,
  args: {
    gyms: [
      {
        ...sampleView,
        id: 'a',
        title: 'Our garage',
        href: '/zeus-builder/project/a',
        total: money(132_500),
        marks: ['Shared'],
      },
      { ...sampleView, id: 'b', title: 'The cellar', text: 'With less in it.', total: money(45_000) },
    ],
  },
} satisfies Meta<typeof GymCards>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
