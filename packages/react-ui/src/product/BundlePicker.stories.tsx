import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { sampleBundle } from '../testing/sample-products.ts';
import { BundlePicker } from './BundlePicker.tsx';

const meta = {
  title: 'Product/BundlePicker',
  component: BundlePicker,
  args: { options: sampleBundle, chosen: { 1: 1 } },
} satisfies Meta<typeof BundlePicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithError: Story = { args: { chosen: {}, errors: { 1: 'Invalid bundle - missing required option 1' } } };

/** Each choice states its surcharge; sold-out choices are disabled. */
export const Choosing: Story = {
  render: (args) => {
    const [chosen, setChosen] = useState(args.chosen);
    return (
      <BundlePicker
        {...args}
        chosen={chosen}
        onChoose={(optionId, productId) => setChosen({ ...chosen, [optionId]: productId })}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Axle bar/ }));
    await expect(canvas.getByRole('radio', { name: /Axle bar.*\+\$/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /Adjustable bench/ })).toBeDisabled();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
