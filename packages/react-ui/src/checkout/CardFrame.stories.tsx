import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CardFrame } from './CardFrame.tsx';

const meta = {
  title: 'Checkout/CardFrame',
  component: CardFrame,
  args: { src: 'about:blank', state: 'ready' },
} satisfies Meta<typeof CardFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Loading: Story = { args: { state: 'loading' } };

export const Busy: Story = { args: { state: 'busy' } };

export const Failure: Story = {
  args: { state: 'error', error: 'Your bank refused this card. Try another one.', onRetry: fn() },
};
