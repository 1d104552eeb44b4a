import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePicture } from '../testing/sample-pictures.ts';
import { LinkTiles } from './LinkTiles.tsx';

const meta = {
  title: 'Navigation/LinkTiles',
  component: LinkTiles,
  args: {
    label: 'For you',
    tiles: [
      { label: 'Timer remote', text: 'Start and stop your gym timer from your phone', href: '/rogue-app' },
      { label: 'The Index', text: 'Stories, athletes and records', href: '/theindex' },
      { label: 'Programming', text: 'Your training plans', href: '/account/programming' },
    ],
  },
} satisfies Meta<typeof LinkTiles>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithTexts: Story = {};

export const LabelsAlone: Story = {
  args: {
    label: 'Top categories',
    tiles: [
      { label: 'Deals', href: '/deals' },
      { label: 'New gear', href: '/app/featured' },
      { label: '3 ships free', href: '/search?promotion=three_ship_free' },
    ],
  },
};

export const WithPictures: Story = {
  args: {
    label: 'Brands',
    tiles: [
      { label: 'Halden', text: '161 products', href: '/search?q=Halden', picture: samplePicture('power-rack-black') },
      {
        label: 'Northpin',
        text: '12 products',
        href: '/search?q=Northpin',
        picture: samplePicture('bumper-plate-25kg-red'),
      },
    ],
  },
};
