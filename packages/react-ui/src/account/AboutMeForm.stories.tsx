import type { Meta, StoryObj } from '@storybook/react-vite';
import { AboutMeForm } from './AboutMeForm.tsx';

const meta = {
  title: 'Account/AboutMeForm',
  component: AboutMeForm,
  args: {
    target: { action: '/account/about-me' },
    groups: [
      {
        title: 'What you do',
        choices: [
          { id: 22, label: 'Coach' },
          { id: 23, label: 'Gym owner' },
        ],
      },
      {
        title: 'What you train for',
        choices: [
          { id: 11, label: 'Weightlifting' },
          { id: 12, label: 'Powerlifting' },
        ],
      },
    ],
    chosen: [22, 12],
  },
} satisfies Meta<typeof AboutMeForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Saved: Story = { args: { outcome: 'saved' } };

export const NotSaved: Story = { args: { outcome: 'notSaved', chosen: [] } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
