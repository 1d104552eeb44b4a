import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleReturn } from '../testing/sample-returns.ts';
import { ReturnLabel } from './ReturnLabel.tsx';

const meta = {
  title: 'Account/ReturnLabel',
  component: ReturnLabel,
  args: { authorization: sampleReturn, store: 'Ironcart', address: ['12 Foundry Road', 'Columbus OH 43215'] },
} satisfies Meta<typeof ReturnLabel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
