import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RegionPrompt } from './RegionPrompt.tsx';

const meta = {
  title: 'Navigation/RegionPrompt',
  component: RegionPrompt,
  args: {
    offer: { siteName: 'Canada', currency: 'CAD', href: '#ca' },
    onStay: fn(),
    onLeave: fn(),
  },
  parameters: { bare: true },
} satisfies Meta<typeof RegionPrompt>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

export const Hidden: Story = {
  args: { offer: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Answered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stay here' }));
    await expect(args.onStay).toHaveBeenCalledOnce();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

export const LongName: Story = {
  args: { offer: { siteName: 'Military (APO, FPO, DPO)', currency: 'USD', href: '#apo' } },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
