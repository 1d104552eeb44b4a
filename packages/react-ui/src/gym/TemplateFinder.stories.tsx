import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleGym } from '../testing/sample-gym.ts';
import { TemplateFinder } from './TemplateFinder.tsx';

const meta = {
  title: 'Gym/TemplateFinder',
  component: TemplateFinder,
  args: { action: '/zeus-builder/templates', room: sampleGym.room, budget: '3,000', currency: 'USD' },
} satisfies Meta<typeof TemplateFinder>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
