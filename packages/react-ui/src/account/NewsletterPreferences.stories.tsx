import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NewsletterPreferences } from './NewsletterPreferences.tsx';

const meta = {
  title: 'Account/NewsletterPreferences',
  component: NewsletterPreferences,
  args: {
    target: { action: '/account/settings' },
    email: 'ada@halden.example',
    lists: [
      { id: 1, label: 'What is new, when it is made' },
      { id: 2, label: 'Rapid fire: deals as they open' },
      { id: 3, label: 'The Invitational: tickets' },
    ],
    chosen: [1],
  },
} satisfies Meta<typeof NewsletterPreferences>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Reading: Story = {};

export const ReadingNone: Story = { args: { chosen: [] }, globals: { viewport: { value: 'phone' } } };

export const Saving: Story = { args: { isBusy: true } };

export const Saved: Story = {
  args: { outcome: 'saved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your preferences have been saved.');
  },
};

export const NotSaved: Story = { args: { outcome: 'notSaved' }, globals: { theme: 'dark' } };
