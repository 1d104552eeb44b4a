import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: 'Email', name: 'email', type: 'email' },
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 'ada@example.com', hint: 'We write about this order only.' } };

export const WithError: Story = { args: { error: 'Please enter a valid email', defaultValue: 'ada@' } };

export const Optional: Story = { args: { label: 'Company', type: 'text', isOptional: true } };

export const Password: Story = { args: { label: 'Password', type: 'password', defaultValue: 'snatch' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'ada@example.com' } };

export const LeftEmpty: Story = {
  args: { isRequired: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Email'));
    await userEvent.tab();
    await expect(canvas.getByText('Please enter your email')).toBeVisible();
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    canvas.getByLabelText('Email').focus();
  },
};
