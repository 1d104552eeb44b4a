import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleGroup } from '../testing/sample-products.ts';
import { GroupedTable } from './GroupedTable.tsx';

const meta = {
  title: 'Product/GroupedTable',
  component: GroupedTable,
  args: { caption: 'Choose your plates', rows: sampleGroup },
} satisfies Meta<typeof GroupedTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
