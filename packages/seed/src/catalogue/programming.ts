import { defineProduct, type ProductSpec } from '../builders/product.ts';
import type { SeedProduct } from '../seed-data.ts';
import { CATEGORY } from './category-ids.ts';

type PlanRow = Pick<ProductSpec, 'id' | 'sku' | 'name' | 'usd' | 'short' | 'text' | 'rating'> & {
  readonly interval?: 'month' | 'year';
  readonly isTrial?: boolean;
  readonly daysAWeek: string;
  readonly minutes: string;
};

const ROWS: readonly PlanRow[] = [
  {
    id: 9101,
    sku: 'HLD-PRG-STR-M',
    name: 'Halden Strength Programming, monthly',
    usd: 24,
    interval: 'month',
    daysAWeek: '4',
    minutes: '75',
    short: 'Squat, bench, deadlift and press, planned week by week.',
    text: 'Four sessions a week, written by our coaches in Haldenmark and adjusted to the lifts that you enter. Percentages of your own numbers, never of somebody’s you follow. Write to us to end it, at the end of any month.',
    rating: [4.8, 211],
  },
  {
    id: 9102,
    sku: 'HLD-PRG-STR-Y',
    name: 'Halden Strength Programming, yearly',
    usd: 240,
    interval: 'year',
    daysAWeek: '4',
    minutes: '75',
    short: 'Twelve months for the price of ten.',
    text: 'The monthly plan, paid once. A year has three blocks of strength, one of size and a peak whenever you tell it that you have a meet.',
    rating: [4.9, 84],
  },
  {
    id: 9103,
    sku: 'HLD-PRG-STR-T',
    name: 'Halden Strength Programming, trial',
    usd: 1,
    interval: 'month',
    isTrial: true,
    daysAWeek: '4',
    minutes: '75',
    short: 'Fourteen days for the price of a coffee, then monthly if you stay.',
    text: 'Two full weeks of the real plan. Then it turns into the monthly subscription, until you write to us to end it.',
    rating: [4.6, 60],
  },
  {
    id: 9104,
    sku: 'HLD-PRG-WL-M',
    name: 'Halden Weightlifting Programming, monthly',
    usd: 29,
    interval: 'month',
    daysAWeek: '3 to 5',
    minutes: '90',
    short: 'Snatch, clean and jerk, three to five days a week.',
    text: 'Technique first, then load. Each session comes with the two cues that matter that day and a video of the lift from the side. Needs a bar, bumper plates and a place to drop them.',
    rating: [4.8, 138],
  },
  {
    id: 9105,
    sku: 'HLD-PRG-GARAGE-M',
    name: 'Halden Garage Programming, monthly',
    usd: 19,
    interval: 'month',
    daysAWeek: '3',
    minutes: '50',
    short: 'Three sessions of 50 minutes with what a garage holds.',
    text: 'A rack, a bar, 120 kg of plates and one kettlebell are enough. Every session fits between work and dinner and ends on time.',
    rating: [4.7, 176],
  },
  {
    id: 9106,
    sku: 'HLD-PRG-FIRST12',
    name: 'Halden First Twelve Weeks',
    usd: 45,
    daysAWeek: '3',
    minutes: '60',
    short: 'A beginner’s plan, bought once, kept for good.',
    text: 'Thirty-six sessions that take you from the empty bar to sets that feel like lifting. It explains each exercise on one page, with the three faults that everybody makes. Arrives as a file to print or to read on the phone.',
    rating: [4.9, 320],
  },
];

/** Plans that are read on a screen: taxed like an e-book, one of each in an order. */
export const programming: readonly SeedProduct[] = ROWS.map(({ interval, isTrial, daysAWeek, minutes, ...row }) =>
  defineProduct({
    ...row,
    type: 'virtual',
    lb: 0,
    pictures: ['program-binder-black'],
    categories: [CATEGORY.programming],
    attributes: {
      tax_class: 'ebook',
      program_delivery: 'digital',
      purchase_limit: 1,
      is_trial: isTrial ?? false,
      ...(interval ? { subscription_interval: interval } : {}),
    },
    specs: { 'Days a week': daysAWeek, 'Time a session': `${minutes} minutes`, Delivery: 'Online, at once' },
    stock: 100_000,
    maxQty: 1,
  }),
);
