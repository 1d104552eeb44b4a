import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { TextField } from './TextField.tsx';

const leave = () => userEvent.tab();

describe('TextField', () => {
  it.each(['text', 'email', 'tel'] as const)('renders the type %s [S5-val-07] [S5-val-10] [S5-val-11]', (type) => {
    render(<TextField label="Field" name="field" type={type} />);
    expect(screen.getByRole('textbox', { name: 'Field' })).toHaveAttribute('type', type);
  });

  it('renders the type number [S5-val-08]', () => {
    render(<TextField label="Weight" name="weight" type="number" />);
    expect(screen.getByRole('spinbutton', { name: 'Weight' })).toHaveAttribute('type', 'number');
  });

  it('renders the type password, whose text Show reveals and Hide hides [S5-val-09] [S5-val-12]', async () => {
    render(<TextField label="Password" name="password" type="password" />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    const toggle = screen.getByText('Show');
    await userEvent.click(toggle);
    expect(input).toHaveAttribute('type', 'text');
    expect(toggle).toHaveTextContent('Hide');
    await userEvent.click(toggle);
    expect(input).toHaveAttribute('type', 'password');
  });

  it('shows the custom message if a required field contains only white space [S5-val-01]', async () => {
    render(<TextField label="Club" name="club" isRequired requiredMessage="Tell us your club" />);
    await userEvent.type(screen.getByLabelText('Club'), '   ');
    await leave();
    expect(screen.getByText('Tell us your club')).toBeVisible();
  });

  it('names the field by its lower-case label without a custom message [S5-val-02]', async () => {
    render(<TextField label="First Name" name="firstname" isRequired />);
    await userEvent.click(screen.getByLabelText('First Name'));
    await leave();
    expect(screen.getByLabelText('First Name')).toHaveAccessibleDescription('Please enter your first name');
    expect(screen.getByLabelText('First Name')).toBeInvalid();
  });

  it('shows the message of its own rule [S5-val-04]', async () => {
    render(<TextField label="Code" name="code" validate={(value) => (value === 'x' ? undefined : 'Must be x')} />);
    await userEvent.type(screen.getByLabelText('Code'), 'y');
    await leave();
    expect(screen.getByText('Must be x')).toBeVisible();
  });

  it('shows no error during the first typing, but once it loses the focus [S5-val-05]', async () => {
    render(<TextField label="Code" name="code" validate={() => 'Not this'} />);
    await userEvent.type(screen.getByLabelText('Code'), 'abc');
    expect(screen.queryByText('Not this')).toBeNull();
    await leave();
    expect(screen.getByText('Not this')).toBeVisible();
  });

  it('shows only the first of several messages [S5-val-06]', async () => {
    render(<TextField label="Code" name="code" isRequired requiredMessage="First" validate={() => 'Second'} />);
    await userEvent.click(screen.getByLabelText('Code'));
    await leave();
    expect(screen.getByText('First')).toBeVisible();
    expect(screen.queryByText('Second')).toBeNull();
  });

  it('shows an external message immediately, before its own', async () => {
    render(<TextField label="Email" name="email" type="email" error="This email is taken" isRequired />);
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('This email is taken');
  });

  it('returns the number of a number field, and null without one [S5-val-13]', async () => {
    const onValueChange = vi.fn();
    render(<TextField label="Weight" name="weight" type="number" onValueChange={onValueChange} />);
    const input = screen.getByLabelText('Weight');
    await userEvent.type(input, '25');
    expect(onValueChange).toHaveBeenLastCalledWith(25);
    await userEvent.clear(input);
    expect(onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, 'abc');
    expect(onValueChange.mock.calls.every(([value]) => value === null || typeof value === 'number')).toBe(true);
  });

  it('clears its message when the value becomes valid', async () => {
    render(<TextField label="City" name="city" isRequired />);
    await userEvent.click(screen.getByLabelText('City'));
    await leave();
    await userEvent.type(screen.getByLabelText('City'), 'Columbus');
    expect(screen.queryByText('Please enter your city')).toBeNull();
  });
});
