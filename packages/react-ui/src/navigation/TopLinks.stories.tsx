import type { Meta, StoryObj } from '@storybook/react-vite';
import { TopLinks } from './TopLinks.tsx';

const meta = {
  title: 'Navigation/TopLinks',
  component: TopLinks,
  args: {
    label: 'Kinds of barbells',
    links: [
      { label: 'Olympic barbells', href: '/olympic-barbells', picture: 'barbell-olympic-chrome' },
      { label: 'Powerlifting bars', href: '/powerlifting-bars', picture: 'barbell-olympic-black-zinc' },
      { label: 'Specialty bars', href: '/specialty-bars', picture: 'trap-bar-black' },
      { label: 'Bearings, bushings and whatever else turns in a sleeve', href: '/bearings', picture: 'bearing-needle' },
      { label: 'Collars', href: '/collars', picture: 'collars-black' },
    ],
    currentUrl: '/powerlifting-bars',
  },
} satisfies Meta<typeof TopLinks>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneShown: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
