import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from './SelectField.tsx';

const meta = {
  title: 'Primitives/SelectField',
  component: SelectField,
  args: {
    label: 'State',
    name: 'state',
    prompt: 'Choose',
    options: [
      { value: 'OH', label: 'Ohio' },
      { value: 'TX', label: 'Texas' },
    ],
  },
} satisfies Meta<typeof SelectField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Chosen: Story = { args: { defaultValue: 'OH' } };

export const WithError: Story = { args: { error: 'Please enter your state' } };

export const Disabled: Story = { args: { disabled: true } };
