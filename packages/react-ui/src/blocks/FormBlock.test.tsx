import { cardNumberMessage, emailMessage } from '@ironcart/core/forms';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FormBlock } from './FormBlock.tsx';

const form = {
  formHash: 'hld-contact',
  action: '/contact',
  fields: [
    { name: 'name', label: 'Name', isRequired: true },
    { name: 'topic', label: 'Topic', type: 'choice', options: ['An order', 'A part'] },
    { name: 'message', label: 'Message', type: 'lines', isRequired: true },
  ],
} as const;

describe('FormBlock', () => {
  it('posts its fields and its name [S2-cms-14]', () => {
    const { container } = render(<FormBlock {...form} />);
    const element = container.querySelector('form');
    expect(element).toHaveAttribute('action', '/contact');
    expect(element).toHaveAttribute('method', 'post');
    expect([...new FormData(element ?? undefined).keys()]).toEqual(['formHash', 'name', 'topic', 'message']);
    expect(screen.getByRole('textbox', { name: /^Name/ })).toBeRequired();
  });

  it('keeps the typed values and reports missing ones beside their fields', () => {
    const answer = {
      formHash: 'hld-contact',
      isSent: false,
      missing: ['message'],
      values: { name: 'Ada' },
    };
    render(<FormBlock {...form} answer={answer} />);
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ada');
    expect(screen.getByRole('textbox', { name: /^Message/ })).toHaveAccessibleDescription('Please enter your message');
  });

  it('reports an invalid e-mail address beside its field', () => {
    const answer = { formHash: 'hld-contact', isSent: false, invalidEmails: ['email'], values: { email: 'ada@' } };
    render(
      <FormBlock
        {...form}
        fields={[{ name: 'email', label: 'Email', type: 'email', isRequired: true }]}
        answer={answer}
      />,
    );
    expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveAccessibleDescription(emailMessage);
  });

  it('reports a card number in a text beside its field', () => {
    const answer = { formHash: 'hld-contact', isSent: false, cardNumbers: ['message'], values: { message: '4111' } };
    render(<FormBlock {...form} answer={answer} />);
    expect(screen.getByRole('textbox', { name: /^Message/ })).toHaveAccessibleDescription(cardNumberMessage);
  });

  it('shows other errors above its fields, and announces them', () => {
    const answer = { formHash: 'hld-contact', isSent: false, message: 'Try again in a minute.' };
    const { rerender } = render(<FormBlock {...form} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(<FormBlock {...form} answer={answer} />);
    expect(screen.getByRole('status')).toHaveTextContent('Try again in a minute.');
    expect(screen.getAllByText('Try again in a minute.')).toHaveLength(2);
  });

  it('shows a confirmation, and accepts no further input', () => {
    render(<FormBlock {...form} thanks="We have it." answer={{ formHash: 'hld-contact', isSent: true }} />);
    expect(screen.getByRole('status')).toHaveTextContent('We have it.');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
