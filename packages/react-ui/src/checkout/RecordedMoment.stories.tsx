import type { CheckoutSnapshot } from '@ironcart/checkout-machines';
import exampleLog from '@ironcart/checkout-machines/example-log.json';
import { replay } from '@ironcart/checkout-machines/replay';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckoutMoment } from '../testing/CheckoutMoment.tsx';

const meta = {
  title: 'Checkout/A recorded moment',
  args: { until: exampleLog.entries.length },
  argTypes: { until: { control: { type: 'range', min: 0, max: exampleLog.entries.length } } },
  loaders: [async ({ args }) => ({ snapshot: await replay(exampleLog, Number(args.until)) })],
  render: (_args, { loaded }) => <CheckoutMoment snapshot={loaded.snapshot as CheckoutSnapshot} />,
} satisfies Meta<{ readonly until: number }>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Drag `until` to walk through the log. */
export const AfterTheBankDeclined: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement();
  },
};

export const BeforeAnythingHappened: Story = { args: { until: 0 } };
