import { type CheckoutScreen, checkoutScreens } from '@ironcart/checkout-machines/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckoutMoment } from '../testing/CheckoutMoment.tsx';
import styles from '../testing/StateAtlas.module.css';

type Stage = CheckoutScreen['stage'];

const { screens, reachable } = checkoutScreens();
const stages: readonly Stage[] = ['shipping', 'payment', 'review', 'placing', 'success'];

/** Every look of one stage, one below the other. */
const Atlas = ({ stage }: { readonly stage: Stage }) => (
  <ul className={styles.atlas}>
    {screens
      .filter((screen) => screen.stage === stage)
      .map(({ title, snapshot, stateCount }) => (
        <li key={title} className={styles.screen}>
          <p className={styles.title}>
            {title} ({stateCount})
          </p>
          <CheckoutMoment snapshot={snapshot} />
        </li>
      ))}
  </ul>
);

const meta = {
  title: 'State atlas/Checkout',
  component: Atlas,
  args: { stage: 'shipping' },
  parameters: {
    // Many screens share one page here: each has the landmarks that a page has once.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
} satisfies Meta<typeof Atlas>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Shipping: Story = {
  play: async ({ canvas }) => {
    const shown = screens
      .filter(({ stage }) => stages.includes(stage))
      .reduce((sum, { stateCount }) => sum + stateCount, 0);
    console.log(
      `State atlas: checkout at ${window.innerWidth} px shows ${shown} of ${reachable} reachable states, as ${screens.length} screens`,
    );
    await expect(shown).toBe(reachable);
    await expect(canvas.getAllByRole('button', { name: /^Place/ }).length).toBeGreaterThan(1);
  },
};

export const Payment: Story = { args: { stage: 'payment' } };

export const Review: Story = { args: { stage: 'review' } };

export const Placing: Story = { args: { stage: 'placing' } };

export const Success: Story = { args: { stage: 'success' } };
