import { money } from '@ironcart/core/money';
import type { ComparedProduct } from '../compare/CompareProducts.tsx';

const bar = (
  productId: number,
  name: string,
  price: number,
  specs: Readonly<Record<string, string>>,
): ComparedProduct => ({
  product: {
    productId,
    name,
    url: `/${name.toLowerCase().replaceAll(' ', '-')}`,
    gallery: [{ label: '', link: '/img/barbell-olympic-chrome', width: 1200, height: 1200 }],
    rating: { average: 4.8, count: 120 + productId },
  },
  price: { amount: money(price) },
  stock: { code: 'inStock' },
  specs: Object.entries(specs).map(([label, value]) => ({ label, value })),
});

/** Four bars for stories of comparisons. */
export const comparedProducts: readonly ComparedProduct[] = [
  bar(1002, 'Halden Club Bar 20 kg', 32_500, { Weight: '20 kg', 'Shaft diameter': '28 mm', Sleeves: 'Bushings' }),
  bar(1001, 'Halden Meet Bar 20 kg', 69_500, { Weight: '20 kg', 'Shaft diameter': '28 mm', Bearings: 'Ten needles' }),
  bar(1101, 'Halden Deadlift Bar', 39_500, { Weight: '20 kg', 'Shaft diameter': '27 mm' }),
  bar(1102, 'Halden Squat Bar 25 kg', 42_500, { Weight: '25 kg', 'Shaft diameter': '32 mm' }),
];
