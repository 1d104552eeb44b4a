import { loginFields } from '@ironcart/core/forms';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { EmailField } from './EmailField.tsx';

describe('EmailField', () => {
  it('is a text input with an e-mail keyboard, because browsers reject or rewrite addresses in other types', () => {
    render(<EmailField {...loginFields.email} name="email" />);
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveAttribute('inputmode', 'email');
    expect(input).toHaveAttribute('autocomplete', 'email');
    expect(input).toHaveAttribute('autocapitalize', 'none');
    expect(input).toBeRequired();
  });

  it.each(['ju\u0308rgen@example.com', '\u0930\u093e\u092e@example.com', 'a@b\u00fccher.example'])(
    'keeps %s as typed',
    async (address) => {
      render(<EmailField name="email" label="Email" />);
      const input = screen.getByLabelText('Email');
      await userEvent.click(input);
      await userEvent.paste(address);
      await userEvent.tab();
      expect(input).toHaveValue(address);
      expect(input).toBeValid();
    },
  );

  it('reports an invalid or missing address once it loses the focus [S5-email-01] [S5-val-02]', async () => {
    render(<EmailField name="email" label="Email" isRequired />);
    const input = screen.getByLabelText('Email');
    await userEvent.type(input, 'abc');
    await userEvent.tab();
    expect(input).toHaveAccessibleDescription('Please enter a valid email');
    await userEvent.clear(input);
    expect(input).toHaveAccessibleDescription('Please enter your email');
  });

  it('blocks submission without an address, like inputs of type email', async () => {
    render(<EmailField name="email" label="Email" />);
    const input = screen.getByLabelText<HTMLInputElement>('Email');
    await userEvent.type(input, 'abc');
    expect(input.validity.valid).toBe(false);
    await userEvent.type(input, '@example.com');
    expect(input.validity.valid).toBe(true);
  });

  it('removes the trailing space that a phone adds after completing an address', async () => {
    const onValueChange = vi.fn();
    render(<EmailField name="email" label="Email" onValueChange={onValueChange} />);
    await userEvent.click(screen.getByLabelText('Email'));
    await userEvent.paste(' ada@example.com ');
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
    expect(onValueChange).toHaveBeenLastCalledWith('ada@example.com');
  });

  it('shows the message of a custom rule [S5-val-04]', async () => {
    render(<EmailField name="email" label="Email" validate={() => 'No mail there'} defaultValue="a@b.co" />);
    await userEvent.click(screen.getByLabelText('Email'));
    await userEvent.tab();
    expect(screen.getByText('No mail there')).toBeVisible();
  });
});
