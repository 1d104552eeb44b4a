import type { CheckoutSnapshot } from '@ironcart/checkout-machines';
import {
  selectBlockedReason,
  selectErrors,
  selectIsPlacing,
  selectStep,
  selectTotals,
} from '@ironcart/checkout-machines';
import exampleLog from '@ironcart/checkout-machines/example-log.json';
import { replay } from '@ironcart/checkout-machines/replay';
import { zero } from '@ironcart/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckoutErrors } from './CheckoutErrors.tsx';
import { CheckoutProgress } from './CheckoutProgress.tsx';
import { PlaceButton } from './PlaceButton.tsx';

const steps = ['start', 'shipping', 'payment', 'review'].map((id) => ({ id, label: id }));

const isStep = (stage: string): boolean => steps.some(({ id }) => id === stage);

/** What checkout showed at the moment of a log. */
const Moment = ({ snapshot }: { readonly snapshot: CheckoutSnapshot }) => {
  const stage = selectStep(snapshot);
  const reason = selectBlockedReason(snapshot);
  return (
    <>
      <CheckoutProgress steps={steps} currentId={isStep(stage) ? stage : 'review'} />
      <p>Stage: {stage}</p>
      <CheckoutErrors
        errors={selectErrors(snapshot).map((error) => ({
          code: error.code === 'other' ? error.shown : error.code,
          message: error.message,
        }))}
      />
      <PlaceButton
        amount={selectTotals(snapshot).grandTotalIncludingTax ?? zero}
        isBusy={selectIsPlacing(snapshot)}
        isDisabled={reason !== undefined}
        note={reason}
      />
    </>
  );
};

const meta = {
  title: 'Checkout/A recorded moment',
  args: { until: exampleLog.entries.length },
  argTypes: { until: { control: { type: 'range', min: 0, max: exampleLog.entries.length } } },
  loaders: [async ({ args }) => ({ snapshot: await replay(exampleLog, Number(args.until)) })],
  render: (_args, { loaded }) => <Moment snapshot={loaded.snapshot as CheckoutSnapshot} />,
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
