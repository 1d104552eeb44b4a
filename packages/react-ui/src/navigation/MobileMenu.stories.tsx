import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleMenu } from '../testing/sample-site.ts';
import { MobileMenu } from './MobileMenu.tsx';

const meta = {
  title: 'Navigation/MobileMenu',
  component: MobileMenu,
  args: {
    isOpen: true,
    onClose: fn(),
    items: sampleMenu,
    searchUrl: '/search',
    links: [{ label: 'Delivery', href: '/delivery' }],
  },
} satisfies Meta<typeof MobileMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = { globals: { viewport: { value: 'phone' } } };
