import { money } from '@ironcart/core/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DeliveryCosts } from './DeliveryCosts.tsx';
import { ProductTerms } from './ProductTerms.tsx';

const meta = {
  title: 'Product/DeliveryCosts',
  component: DeliveryCosts,
  args: { target: { action: '/delivery?product=1001' }, postcodeLabel: 'ZIP code', countryId: 'US' },
  render: (args) => (
    <ProductTerms
      delivery={<DeliveryCosts {...args} />}
      terms={[
        { label: 'Pickup', text: 'Free at our works on Foundry Row, Dayton', href: '/shipping-and-returns' },
        { label: 'Returns', text: '30 days to send it back', href: '/shipping-and-returns' },
        { label: 'Warranty', text: '5 years on shaft and sleeves', href: '/warranty' },
      ]}
    />
  ),
} satisfies Meta<typeof DeliveryCosts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Awaited: Story = { args: { postcode: '45402', isAwaited: true, isBusy: true } };

export const Answered: Story = {
  args: {
    postcode: '45402',
    answer: {
      kind: 'ways',
      what: '1 piece to 45402, Ohio',
      ways: [
        { label: 'Ground, expected Thu, Dec 3 – Mon, Dec 7', amount: money(2_150) },
        { label: 'Two-day air, expected Wed, Dec 2', amount: money(8_400) },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ground, expected Thu, Dec 3 – Mon, Dec 7$21.50');
  },
};

export const SeveralPackages: Story = {
  args: {
    postcode: '45402',
    answer: {
      kind: 'ways',
      what: '4 pieces to 45402, Ohio',
      ways: [
        { label: 'Package 1: Ground, expected Thu, Dec 3 – Mon, Dec 7', amount: money(2_150) },
        { label: 'Package 2: Freight with lift gate, 5 to 10 working days after dispatch', amount: money(18_900) },
      ],
      total: money(21_050),
    },
  },
};

export const Refused: Story = {
  args: {
    postcode: '1',
    answer: { kind: 'refused', at: 'postcode', message: 'Please enter a valid ZIP code' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('ZIP code')).toHaveAccessibleDescription('Please enter a valid ZIP code');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const ChoiceMissing: Story = {
  args: { postcode: '45402', answer: { kind: 'refused', at: 'choice', message: 'Choose a size first.' } },
};

export const NothingShips: Story = { args: { postcode: '45402', answer: { kind: 'nothingShips' } } };

export const SeveralCountries: Story = {
  args: {
    postcodeLabel: 'Postal code',
    countryId: 'IT',
    postcode: '00100',
    countries: [
      { value: 'DE', label: 'Germany' },
      { value: 'IT', label: 'Italy' },
    ],
    regions: [
      { value: 'MI', label: 'Milano' },
      { value: 'RM', label: 'Roma' },
    ],
    regionLabel: 'Province',
    answer: { kind: 'refused', at: 'region', message: 'Please enter your province' },
  },
};

export const Busy: Story = { args: { postcode: '45402', isBusy: true } };
