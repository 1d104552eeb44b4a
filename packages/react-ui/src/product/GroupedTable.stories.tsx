import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleGroup } from '../testing/sample-products.ts';
import { GroupedTable } from './GroupedTable.tsx';

const meta = {
  title: 'Product/GroupedTable',
  component: GroupedTable,
  args: { caption: 'Choose your plates', rows: sampleGroup, onQuantityChange: fn() },
} satisfies Meta<typeof GroupedTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Each piece has its own quantity input, except sold-out ones. */
export const Counted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole('button', { name: 'One more' });
    if (first) await userEvent.dblClick(first);
    await expect(canvas.getByLabelText('Quantity of 25 kg, pair')).toHaveValue(2);
    await expect(canvas.getByLabelText('Quantity of 20 kg, pair')).toHaveValue(0);
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(25, 2);
    await expect(canvas.getByLabelText('Quantity of 15 kg, pair')).toBeDisabled();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
