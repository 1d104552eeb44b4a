import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChoiceLinks } from './ChoiceLinks.tsx';

const meta = {
  title: 'Navigation/ChoiceLinks',
  component: ChoiceLinks,
  args: {
    label: 'Part of the shop',
    links: [
      { label: 'Everything', href: '/deals', isCurrent: false },
      { label: 'Apparel', href: '/deals?category=Apparel', isCurrent: true },
      { label: 'Shoes', href: '/deals?category=Shoes', isCurrent: false },
    ],
  },
} satisfies Meta<typeof ChoiceLinks>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneShown: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };
