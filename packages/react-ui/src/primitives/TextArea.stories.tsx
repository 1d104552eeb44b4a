import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  args: { label: 'Comments', name: 'comments', isOptional: true, onValueChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'For the people who pack your order.' } };

export const Filled: Story = {
  args: { defaultValue: 'Please ring at the yard gate.\nThe bell of the house is broken.' },
};

export const WithError: Story = { args: { defaultValue: 'Too much', error: 'Please write at most 500 characters.' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Please ring at the yard gate.' } };
