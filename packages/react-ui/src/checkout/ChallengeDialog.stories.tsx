import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ChallengeDialog } from './ChallengeDialog.tsx';

const meta = {
  title: 'Checkout/ChallengeDialog',
  component: ChallengeDialog,
  args: { isOpen: true, src: 'about:blank', onClose: fn() },
} satisfies Meta<typeof ChallengeDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};
