import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProfileForm } from './ProfileForm.tsx';

const meta = {
  title: 'Account/ProfileForm',
  component: ProfileForm,
  args: {
    target: { action: '/account/settings' },
    values: { firstname: 'Ada', lastname: 'King', telephone: '+1 937 555 0142' },
  },
} satisfies Meta<typeof ProfileForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Saved: Story = { args: { isSaved: true } };

export const WithErrors: Story = {
  args: {
    values: { firstname: '', lastname: 'King', telephone: '' },
    errors: { firstname: 'Please enter your first name' },
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
