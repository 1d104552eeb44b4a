import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { samplePicture } from '../testing/sample-pictures.ts';
import { sampleAxes } from '../testing/sample-products.ts';
import { OptionPicker } from './OptionPicker.tsx';

const meta = {
  title: 'Product/OptionPicker',
  component: OptionPicker,
  args: { axes: sampleAxes, chosen: { color: 'chrome', weight: '20' } },
} satisfies Meta<typeof OptionPicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const Nothing: Story = { args: { chosen: {}, error: 'Choose a weight' } };

export const Unavailable: Story = { args: { unavailable: { color: ['red'], weight: ['25'] } } };

export const WithPrices: Story = { args: { notes: { weight: { 25: '+$40.00' } } } };

export const Thumbnails: Story = {
  args: {
    pictures: {
      color: {
        chrome: samplePicture('barbell-olympic-chrome-detail'),
        black: samplePicture('barbell-olympic-black-zinc-detail'),
        red: samplePicture('barbell-ceramic-red-detail'),
      },
    },
    unavailable: { color: ['red'] },
  },
};

/** The arrow keys select the values of an axis; the choice of another axis stays. */
export const ByKeyboard: Story = {
  render: (args) => {
    const [chosen, setChosen] = useState(args.chosen);
    return (
      <OptionPicker {...args} chosen={chosen} onChoose={(axis, value) => setChosen({ ...chosen, [axis]: value })} />
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('radio', { name: /Bright chrome/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /Black zinc/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /20 kg/ })).toBeChecked();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
