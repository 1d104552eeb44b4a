import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleGym } from '../testing/sample-gym.ts';
import { RoomForm } from './RoomForm.tsx';

const meta = {
  title: 'Gym/RoomForm',
  component: RoomForm,
  args: { target: { action: '/zeus-builder/project/edit', fields: { intent: 'room' } }, room: sampleGym.room },
} satisfies Meta<typeof RoomForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Refused: Story = { args: { failure: 'A door does not fit into its wall.' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
