import type { Meta, StoryObj } from '@storybook/react-vite';
import { EverySite } from '../testing/EverySite.tsx';
import { sampleLines } from '../testing/sample-orders.ts';
import { fitsItsWidth, rightToLeft, zoomed } from '../testing/story-settings.ts';
import { CartLineList } from './CartLineList.tsx';

const meta = {
  title: 'Cart/CartLineList',
  component: CartLineList,
  args: { lines: sampleLines, updateTarget: { action: '/update' }, removeTarget: { action: '/remove' } },
} satisfies Meta<typeof CartLineList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Compact: Story = { args: { variant: 'compact' } };

export const ReadOnly: Story = { args: { updateTarget: undefined, removeTarget: undefined } };

export const Busy: Story = { args: { busyItemIds: ['b'] } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const EachSite: Story = {
  args: { lines: sampleLines.slice(1, 2), variant: 'compact' },
  render: (args) => <EverySite>{() => <CartLineList {...args} />}</EverySite>,
};

export const LongText: Story = {
  args: {
    lines: sampleLines.map((line) => ({
      ...line,
      name: `${line.name}, with numbered holes, gussets and a pull-up bar`,
      options: [{ label: 'Engraving on the left end cap', value: 'FOR THE NORTH HALL BARBELL CLUB OF COLUMBUS' }],
      issue: 'We have 2 of these. Lower the quantity to order them, or take one of another colour, which we have.',
    })),
  },
  globals: { viewport: { value: 'phone' } },
  play: fitsItsWidth,
};

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: zoomed, play: fitsItsWidth };
