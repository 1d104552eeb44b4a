import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SortSelect } from '../search/SortSelect.tsx';
import { Dialog } from './Dialog.tsx';
import { latePart } from './late-part.tsx';
import { Notice } from './Notice.tsx';
import { SelectField } from './SelectField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

describe('a select field', () => {
  const options = [
    { value: 'OH', label: 'Ohio' },
    { value: 'TX', label: 'Texas', isDisabled: true },
  ];
  const open = () => {
    const [onValueChange, onBlur] = [vi.fn(), vi.fn()];
    render(
      <SelectField label="State" name="region" prompt="Choose" isRequired {...{ options, onValueChange, onBlur }} />,
    );
    return { field: screen.getByRole('combobox', { name: 'State' }), onValueChange, onBlur };
  };

  it('says that it is missing once it was left, until it is chosen [S5-val-05]', () => {
    const { field, onValueChange, onBlur } = open();
    expect(field).toBeRequired();
    expect(screen.getByRole('option', { name: 'Texas' })).toBeDisabled();
    fireEvent.change(field, { target: { value: '' } });
    expect(field).not.toHaveAttribute('aria-invalid');
    fireEvent.blur(field);
    expect(onBlur).toHaveBeenCalledOnce();
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field).toHaveAccessibleDescription('Please enter your state');
    fireEvent.change(field, { target: { value: 'OH' } });
    expect(onValueChange).toHaveBeenLastCalledWith('OH');
    expect(field).not.toHaveAttribute('aria-invalid');
  });

  it('says itself what a browser would when its form is sent', () => {
    const { field } = open();
    expect(fireEvent.invalid(field)).toBe(false);
    expect(field).toHaveAttribute('aria-invalid', 'true');
  });
});

describe('a text field', () => {
  it('says itself what a browser would when its form is sent, and leaves what it has no words for to the browser', () => {
    render(
      <>
        <TextField label="Name" name="name" isRequired />
        <TextField label="Town" name="town" />
      </>,
    );
    const [name, town] = screen.getAllByRole('textbox') as [HTMLElement, HTMLElement];
    expect(fireEvent.invalid(name)).toBe(false);
    expect(name).toHaveAttribute('aria-invalid', 'true');
    expect(fireEvent.invalid(town)).toBe(true);
    expect(town).not.toHaveAttribute('aria-invalid');
  });

  it('of several lines reports what is typed', () => {
    const onValueChange = vi.fn();
    render(<TextArea label="Message" name="message" onValueChange={onValueChange} />);
    fireEvent.change(screen.getByRole('textbox', { name: /Message/ }), { target: { value: 'Hello' } });
    expect(onValueChange).toHaveBeenCalledWith('Hello');
  });
});

describe('a dialog', () => {
  it('asks to close by Escape and by a press beside it, not by one inside it', () => {
    const onClose = vi.fn();
    render(
      <Dialog isOpen title="Cart" onClose={onClose}>
        <input aria-label="Inside" />
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog');
    fireEvent.click(screen.getByLabelText('Inside'));
    fireEvent(screen.getByLabelText('Inside'), new Event('cancel', { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});

describe('a part that comes after the page', () => {
  it('says that it did not load and tries again when asked to; then it is there for all', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let fails = true;
    const load = vi.fn(async () => {
      if (fails) throw new Error('No file');
      return ({ name }: { readonly name: string }) => <p>Hello {name}</p>;
    });
    const Part = latePart(load);
    const show = (name: string) =>
      act(async () => {
        render(
          <Suspense fallback="Wait">
            <Part name={name} />
          </Suspense>,
        );
      });
    await show('Mara');
    expect(screen.getByRole('alert')).toHaveTextContent('This part of the page did not load.');
    fails = false;
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(screen.getByText('Hello Mara')).toBeVisible();
    await show('Ada');
    expect(screen.getByText('Hello Ada')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('lets the page report a fault of its own', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Part = latePart(async () => () => {
      throw new Error('A fault inside');
    });
    await expect(
      act(async () => {
        render(
          <Suspense>
            <Part />
          </Suspense>,
        );
      }),
    ).rejects.toThrow('A fault inside');
  });
});

it('a list is sorted by sending its form as soon as another order is chosen, with what else is asked of it', () => {
  const options = [
    { value: 'new', label: 'Newest' },
    { value: 'price', label: 'Price' },
  ];
  const sent: string[] = [];
  const { container } = render(
    <SortSelect action="/bars" value="new" options={options} fields={{ q: 'bar', brand: ['Halden', 'Torre'] }} />,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(new URLSearchParams(new FormData(form) as unknown as Record<string, string>).toString());
  });
  expect(form).toHaveAttribute('method', 'get');
  expect(form).toHaveAttribute('action', '/bars');
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'price' } });
  expect(sent).toEqual(['q=bar&brand=Halden&brand=Torre&sort=price']);
});

it.each([
  ['success', 'check'],
  ['error', 'alert'],
] as const)('a notice of the tone %s has its sign', (tone, icon) => {
  const { container } = render(<Notice tone={tone}>Words</Notice>);
  expect(container.querySelector('use')?.getAttribute('href')).toContain(`#${icon}`);
});
