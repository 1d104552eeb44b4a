import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from './Picture.tsx';

const meta = {
  title: 'Primitives/Picture',
  component: Picture,
  args: { master: 'bumper-plate-25kg-red', alt: 'A red 25 kg plate', width: 1000, height: 1000, sizes: '20rem' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const OnItsWay: Story = { args: { master: 'no-such-master', alt: '' } };
