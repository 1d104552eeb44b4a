import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConsentBanner } from './ConsentBanner.tsx';

const meta = {
  title: 'Consent/ConsentBanner',
  component: ConsentBanner,
  args: {
    target: { action: '/preferences', fields: { preference: 'consent', from: '/' } },
    consent: { performance: false, marketing: false, functional: false },
  },
  parameters: { bare: true },
} satisfies Meta<typeof ConsentBanner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Asked: Story = {};

export const Choosing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Choose'));
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(3);
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Reopened: Story = {
  args: { closeUrl: '/barbells', consent: { performance: true, marketing: false, functional: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Cookies' })).toHaveFocus();
    await expect(canvas.getByRole('checkbox', { name: 'Performance' })).toBeChecked();
  },
};
