import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReviewForm } from './ReviewForm.tsx';

const meta = {
  title: 'Account/ReviewForm',
  component: ReviewForm,
  args: {
    target: { action: '/account/reviews?product=1002', fields: { intent: 'write' } },
    values: { rating: '5', title: '', text: '', author: 'Maya O.' },
  },
} satisfies Meta<typeof ReviewForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithMistakes: Story = {
  args: { errors: { title: 'Enter a headline', text: 'Write a few words' }, failure: 'You have reviewed it already.' },
};

export const WithPhotos: Story = {
  args: { photoIds: ['p-1', 'p-2'], errors: { photos: 'huge.png is larger than 5 MB.' } },
};

export const Busy: Story = { args: { isBusy: true } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
