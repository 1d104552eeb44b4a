import type { Meta, StoryObj } from '@storybook/react-vite';
import { EventProfileForm } from './EventProfileForm.tsx';

const values = {
  firstName: 'Ada',
  lastName: 'King',
  email: 'ada@example.com',
  birthdate: '1990-02-28',
  gender: 'Female',
  country: 'US',
  gym: 'Iron House',
  btwbId: '',
};

const meta = {
  title: 'Account/EventProfileForm',
  component: EventProfileForm,
  args: {
    target: { action: '/account/events' },
    values,
    genders: ['Male', 'Female', 'Other'],
    countries: [
      { alpha2: 'CA', name: 'Canada' },
      { alpha2: 'US', name: 'United States' },
    ],
  },
} satisfies Meta<typeof EventProfileForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Saved: Story = { args: { isSaved: true } };

export const WithErrors: Story = {
  args: { values: { ...values, firstName: '' }, errors: { firstName: 'Please enter your first name' } },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
