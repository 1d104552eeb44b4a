import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NewsletterForm, type NewsletterFormProps } from './NewsletterForm.tsx';

const lists = [
  { id: 10_101, label: 'News' },
  { id: 10_102, label: 'Rapid fire' },
];
const show = (props: Partial<NewsletterFormProps> = {}) =>
  render(<NewsletterForm target={{ action: '/newsletter-signup' }} lists={lists} {...props} />);

describe('NewsletterForm', () => {
  it('is a plain form with the address and the lists', () => {
    show();
    expect(screen.getByRole('form', { name: 'Newsletter' })).toHaveAttribute('action', '/newsletter-signup');
    expect(screen.getByRole('checkbox', { name: 'News' })).toHaveAttribute('value', '10101');
    expect(screen.getByRole('checkbox', { name: 'News' })).not.toBeChecked();
  });

  it('reports changes and submission to a listener', async () => {
    const onSubmit = vi.fn();
    const onListsChange = vi.fn();
    show({ onSubmit, onListsChange });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Rapid fire' }));
    expect(onListsChange).toHaveBeenCalledWith([10_102]);
    await userEvent.type(screen.getByRole('textbox'), ' ada@example.com {Enter}');
    expect(onSubmit).toHaveBeenCalledWith({ email: 'ada@example.com', listIds: [10_102] });
  });

  it.each([
    [{ status: 'success' }, 'Your preferences have been saved.', 'S4-newsletter-03'],
    [{ status: 'error' }, 'There was an error saving your preferences.', 'S4-newsletter-04'],
    [{ issues: { lists: 'Please select a list to sign up.' } }, 'Please select a list to sign up.', 'S5-newsletter-04'],
  ] as const)('shows for %j: %s [%s]', (props, text, _requirement) => {
    show(props);
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });

  it('moves the focus to a newly rejected e-mail, but not to one rejected before the page opened', async () => {
    const form = (email?: string) => (
      <NewsletterForm target={{ action: '/newsletter-signup' }} lists={lists} issues={email ? { email } : {}} />
    );
    const { rerender } = render(form('Please enter a valid email'));
    expect(screen.getByRole('textbox')).not.toHaveFocus();
    rerender(form('Please enter a valid email'));
    expect(screen.getByRole('textbox')).toHaveFocus();
    await userEvent.type(screen.getByRole('textbox'), 'ada@example.com');
    screen.getByRole('button').focus();
    rerender(form());
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('ignores a second press while it is submitted [S4-newsletter-02]', () => {
    show({ status: 'loading' });
    expect(screen.getByRole('button', { name: /Sign up/ })).toHaveAttribute('aria-disabled', 'true');
  });
});
