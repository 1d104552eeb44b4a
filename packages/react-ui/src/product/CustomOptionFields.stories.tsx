import { money } from '@ironcart/core/money';
import type { CustomOption } from '@ironcart/core/product';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CustomOptionFields } from './CustomOptionFields.tsx';

const values = [
  { id: 1, title: 'None', price: money(0) },
  { id: 2, title: 'Name plate', price: money(2_500) },
];
const option = (id: number, title: string, type: CustomOption['type']): CustomOption => ({
  id,
  title,
  type,
  isRequired: id === 1,
  price: money(type === 'area' ? 1_500 : 0),
  values: type === 'area' ? [] : values,
});

const meta = {
  title: 'Product/CustomOptionFields',
  component: CustomOptionFields,
  args: {
    options: [
      option(1, 'Plate', 'radio'),
      option(2, 'Finish', 'drop_down'),
      option(3, 'Extras', 'checkbox'),
      option(4, 'Engraving', 'area'),
    ],
  },
} satisfies Meta<typeof CustomOptionFields>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithErrors: Story = { args: { errors: { 1: 'Option 1 is required' } } };
