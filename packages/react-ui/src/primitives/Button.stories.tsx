import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Add to cart' },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };

export const Secondary: Story = { args: { variant: 'secondary' } };

export const Quiet: Story = { args: { variant: 'quiet' } };

export const WithIcon: Story = { args: { icon: 'cart' } };

export const Large: Story = { args: { variant: 'primary', size: 'large', isWide: true } };

export const Small: Story = { args: { size: 'small' } };

export const Disabled: Story = { args: { disabled: true } };

export const Focused: Story = {
  args: { variant: 'primary' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** In the screenshots of `npm run review`, the pointer is over it. */
export const Hovered: Story = { args: { variant: 'primary' }, tags: ['hover'] };

export const Busy: Story = {
  args: { variant: 'primary' },
  render: (args) => (
    <>
      <Button {...args} />
      <Button {...args} isBusy />
    </>
  ),
  play: async ({ canvas }) => {
    const [idle, busy] = canvas.getAllByRole('button');
    await expect(busy?.getBoundingClientRect().width).toBe(idle?.getBoundingClientRect().width);
  },
};

export const LongText: Story = {
  args: { children: 'Add this and everything that fits it to my cart, please' },
  globals: { viewport: { value: 'phone' } },
};
