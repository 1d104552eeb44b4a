import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleOffers, sampleView } from '../testing/sample-gym.ts';
import { AddPieceForm } from './AddPieceForm.tsx';

const meta = {
  title: 'Gym/AddPieceForm',
  component: AddPieceForm,
  args: { ...sampleView, offers: sampleOffers, action: '/zeus-builder/project/edit' },
} satisfies Meta<typeof AddPieceForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutRack: Story = { args: { project: { ...sampleView.project, pieces: [] } } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
