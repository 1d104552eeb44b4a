import { formatMoney, money } from '@ironcart/core/money';

const amountCount = 1_000;

/** Typical prices of a shop: most below 10,000.00, some far above, a few negative. */
const amounts = Array.from({ length: amountCount }, (_, index) => {
  const amount = (index * 7_919) % 1_000_000;
  if (index % 10 === 0) return money(amount + 12_345_678);
  return money(index % 13 === 0 ? -amount : amount);
});

/** Formats dollars only: a lower bound for any formatter. */
const writeDollars = (amount: number): string => {
  const magnitude = amount < 0 ? -amount : amount;
  let whole = Math.floor(magnitude / 100);
  const cents = magnitude - whole * 100;
  let groups = '';
  while (whole >= 1_000) {
    const group = whole % 1_000;
    groups = `,${group < 10 ? '00' : group < 100 ? '0' : ''}${group}${groups}`;
    whole = (whole - group) / 1_000;
  }
  return `${amount < 0 ? '-' : ''}$${whole}${groups}.${cents < 10 ? '0' : ''}${cents}`;
};

const dollars = { style: 'currency', currency: 'USD' } as const;
const cached = new Intl.NumberFormat('en-US', dollars);

/** Ways to format a price in minor units. */
export const formats = [
  { name: 'written by hand, dollars only', isOurs: false, format: writeDollars },
  {
    name: 'formatMoney',
    isOurs: true,
    format: (amount: (typeof amounts)[number]) => formatMoney(amount, 'USD', 'en_US'),
  },
  { name: 'one Intl.NumberFormat, kept', isOurs: false, format: (amount: number) => cached.format(amount / 100) },
  {
    name: 'a new Intl.NumberFormat each time',
    isOurs: false,
    format: (amount: number) => new Intl.NumberFormat('en-US', dollars).format(amount / 100),
  },
].map(({ format, ...way }) => ({
  ...way,
  texts: () => amounts.map(format),
  /** Formats all amounts; reading the lengths forces each string to be built. */
  run: () => {
    let length = 0;
    for (const amount of amounts) length += format(amount).length;
    return length;
  },
}));

/** Number of prices that one run formats. */
export const pricesPerRun = amountCount;
