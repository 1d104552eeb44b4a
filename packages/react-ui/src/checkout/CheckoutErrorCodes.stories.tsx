import { checkoutError } from '@ironcart/checkout-machines';
import { errorStories } from '@ironcart/checkout-machines/testing';
import type { CheckoutErrorCode } from '@ironcart/core/checkout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckoutErrors } from './CheckoutErrors.tsx';

const codes = Object.keys(errorStories) as CheckoutErrorCode[];

/** The message and actions of an error code. */
const CodeShown = ({ code }: { readonly code: CheckoutErrorCode }) => {
  const story = errorStories[code];
  const shown = 'shows' in story && story.shows !== undefined ? story.shows : code;
  return (
    <section>
      <h2>{story.situation}</h2>
      <p>
        <code>{code}</code>, on the page {story.step}
      </p>
      <CheckoutErrors errors={[{ code: shown, message: checkoutError(shown).message }]} />
    </section>
  );
};

const meta = {
  title: 'Checkout/Every error',
  component: CodeShown,
  args: { code: 'payment_error' },
  argTypes: { code: { control: 'select', options: codes } },
} satisfies Meta<typeof CodeShown>;

export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};

/** A code without a message would render nothing here. */
export const All: Story = {
  render: () => (
    <>
      {codes.map((code) => (
        <CodeShown key={code} code={code} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const regions = canvas.getAllByRole('alert');
    await expect(regions).toHaveLength(codes.length);
    for (const region of regions) await expect(region).toHaveTextContent(/^Your order was not placed.{5}/);
  },
};
