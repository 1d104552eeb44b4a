import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Primitives/Disclosure',
  component: Disclosure,
  args: { summary: 'How does a rack arrive?', children: <p>On a pallet, by freight.</p> },
} satisfies Meta<typeof Disclosure>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { args: { isOpenAtFirst: true } };

export const Plain: Story = { args: { variant: 'plain' } };
