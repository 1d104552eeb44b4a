import type { Meta, StoryObj } from '@storybook/react-vite';
import { YourData } from './YourData.tsx';

const meta = {
  title: 'Account/YourData',
  component: YourData,
  args: { fileUrl: '/account/settings/my-data.json', deleteUrl: '/account/settings/delete' },
} satisfies Meta<typeof YourData>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
