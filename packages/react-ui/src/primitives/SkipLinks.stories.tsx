import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLinks } from './SkipLinks.tsx';

const meta = {
  title: 'Primitives/SkipLinks',
  component: SkipLinks,
  args: { links: [{ label: 'Skip to products', href: '#products' }] },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="products">Products</main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLinks>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
