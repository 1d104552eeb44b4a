import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SearchForm } from '../search/SearchForm.tsx';
import { QuantityField } from './QuantityField.tsx';
import { RadioCards } from './RadioCards.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

const formOf = () => document.querySelector('form') as HTMLFormElement;

it('invalid form shows the message beside every field, and focuses the first one', () => {
  render(
    <form>
      <TextField label="Name" name="name" isRequired />
      <QuantityField label="Quantity" defaultValue={7} min={1} max={4} />
      <SelectField label="State" name="state" prompt="Choose a state" options={[]} isRequired />
      <RadioCards legend="Rating" name="rating" options={[{ value: '5', label: 'Five' }]} isRequired />
      <button type="submit">Send</button>
    </form>,
  );
  for (const field of formOf().querySelectorAll('input, select')) expect(fireEvent.invalid(field)).toBe(false);
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.getByText('Whole numbers from 1 to 4 only')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Please enter your name');
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Please enter your state');
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose one of these.');
  expect(screen.getByText('Choose one of these.').querySelector('svg')).not.toBeNull();
  fireEvent.click(screen.getByRole('radio'));
  expect(screen.getByRole('group')).not.toHaveAccessibleDescription();
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '2' } });
  expect(screen.queryByText('Whole numbers from 1 to 4 only')).toBeNull();
});

it('empty search takes the focus, without a message', () => {
  render(<SearchForm action="/search" />);
  const box = screen.getByRole('searchbox');
  expect(fireEvent.invalid(box)).toBe(false);
  expect(box).toHaveFocus();
});
