import { money, sum } from '@ironcart/core/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { sampleBundle } from '../testing/sample-products.ts';
import { BundlePicker } from './BundlePicker.tsx';

const meta = {
  title: 'Product/BundlePicker',
  component: BundlePicker,
  args: { options: sampleBundle, chosen: { 1: 1 }, total: { amount: money(129_500) } },
} satisfies Meta<typeof BundlePicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithError: Story = { args: { chosen: {}, errors: { 1: 'Invalid bundle - missing required option 1' } } };

/** Each choice changes the price by its displayed surcharge; sold out choices are disabled. */
export const RunningPrice: Story = {
  render: (args) => {
    const [chosen, setChosen] = useState(args.chosen);
    const added = sampleBundle.flatMap(({ id, values }) =>
      values.filter(({ productId }) => productId === chosen[id]).map(({ adds }) => adds),
    );
    return (
      <BundlePicker
        {...args}
        chosen={chosen}
        total={{ amount: sum([args.total.amount, ...added]) }}
        onChoose={(optionId, productId) => setChosen({ ...chosen, [optionId]: productId })}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Axle bar/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /^Flat bench/ }));
    await expect(canvas.getByText('$1,580.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'None' }));
    await expect(canvas.getByText('$1,335.00')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Adjustable bench/ })).toBeDisabled();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
