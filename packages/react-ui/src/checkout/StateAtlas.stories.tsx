import { type CheckoutScreen, checkoutScreens } from '@ironcart/checkout-machines/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckoutMoment } from '../testing/CheckoutMoment.tsx';
import { StateAtlas } from '../testing/StateAtlas.tsx';
import { isWalkedByKeyboard, showsEveryState, stateAtlasParameters } from '../testing/state-atlas-story.ts';

type Stage = CheckoutScreen['stage'];

const { screens, reachable } = checkoutScreens();
const stages: readonly Stage[] = ['shipping', 'payment', 'review', 'placing', 'success'];

/** Every screen of one stage. */
const Atlas = ({ stage }: { readonly stage: Stage }) => (
  <StateAtlas
    screens={screens.filter((screen) => screen.stage === stage)}
    show={(snapshot) => <CheckoutMoment snapshot={snapshot} />}
  />
);

const meta = {
  title: 'State atlas/Checkout',
  component: Atlas,
  args: { stage: 'shipping' },
  parameters: stateAtlasParameters,
  tags: ['needs-layout'],
  play: isWalkedByKeyboard,
} satisfies Meta<typeof Atlas>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Shipping: Story = {
  play: async ({ canvas, canvasElement }) => {
    await showsEveryState(
      'checkout',
      screens.filter(({ stage }) => stages.includes(stage)),
      reachable,
    );
    await expect(canvas.getAllByRole('button', { name: /^Place/ }).length).toBeGreaterThan(1);
    await isWalkedByKeyboard({ canvasElement });
  },
};

export const Payment: Story = { args: { stage: 'payment' } };

export const Review: Story = { args: { stage: 'review' } };

export const Placing: Story = { args: { stage: 'placing' } };

export const Success: Story = { args: { stage: 'success' } };
