import { money } from '@ironcart/core/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePicture } from '../testing/sample-pictures.ts';
import { BoxContents } from './BoxContents.tsx';
import { FitsList, type FitView } from './FitsList.tsx';

const fits: readonly FitView[] = [
  {
    productId: 1,
    name: 'Clamp collars',
    url: '/clamp-collars',
    picture: samplePicture('collars-black'),
    price: { amount: money(4_200) },
  },
  {
    productId: 2,
    name: 'Competition bumper plates, the pair, calibrated and stamped with their measured weight',
    url: '/competition-bumper-plates',
    picture: samplePicture('bumper-plate-25kg-red'),
    price: { amount: money(9_900), listAmount: money(12_000), reason: 'sale', isFrom: true },
  },
];

const meta = {
  title: 'Product/Details',
  render: () => (
    <div style={{ display: 'grid', gap: '3rem' }}>
      <BoxContents
        things={[
          { name: 'Barbell, oiled', qty: 1 },
          { name: 'Certificate with its measured weight', qty: 1 },
        ]}
        weight="44.1 lb (20 kg)"
      />
      <FitsList productName="Club Bar" fits={fits} />
    </div>
  ),
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
