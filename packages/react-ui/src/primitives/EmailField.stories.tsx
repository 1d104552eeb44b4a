import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailField } from './EmailField.tsx';

const meta = {
  title: 'Primitives/EmailField',
  component: EmailField,
  args: { label: 'Email', name: 'email' },
} satisfies Meta<typeof EmailField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const OutsideAscii: Story = { args: { defaultValue: 'jürgen@bücher.example' } };

export const WithError: Story = { args: { error: 'Please enter a valid email', defaultValue: 'ada@' } };
