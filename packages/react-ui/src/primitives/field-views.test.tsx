import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SortSelect } from '../search/SortSelect.tsx';
import { Dialog } from './Dialog.tsx';
import { lazyWithRetry } from './lazy-with-retry.tsx';
import { Notice } from './Notice.tsx';
import { SelectField } from './SelectField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

describe('select field', () => {
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

  it('reports a missing selection once it loses the focus [S5-val-05]', () => {
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

  it("shows its own message instead of the browser's on submission", () => {
    const { field } = open();
    expect(fireEvent.invalid(field)).toBe(false);
    expect(field).toHaveAttribute('aria-invalid', 'true');
  });
});

describe('text field', () => {
  it('shows its own message on submission, otherwise the one of the browser', () => {
    render(
      <>
        <TextField label="Name" name="name" isRequired />
        <TextField label="Town" name="town" />
        <TextField label="Length" name="length" type="number" min={2} defaultValue="1" />
      </>,
    );
    const [name, town] = screen.getAllByRole('textbox') as [HTMLElement, HTMLElement];
    expect(fireEvent.invalid(name)).toBe(false);
    expect(name).toHaveAttribute('aria-invalid', 'true');
    expect(fireEvent.invalid(town)).toBe(false);
    expect(town).not.toHaveAttribute('aria-invalid');
    const length = screen.getByRole<HTMLInputElement>('spinbutton');
    length.setCustomValidity('At least 2');
    expect(fireEvent.invalid(length)).toBe(false);
    expect(length).toHaveAccessibleDescription('At least 2');
    fireEvent.change(length, { target: { value: '3' } });
    expect(length).not.toHaveAttribute('aria-invalid');
  });

  it('with several lines reports typed text', () => {
    const onValueChange = vi.fn();
    render(<TextArea label="Message" name="message" onValueChange={onValueChange} />);
    fireEvent.change(screen.getByRole('textbox', { name: /Message/ }), { target: { value: 'Hello' } });
    expect(onValueChange).toHaveBeenCalledWith('Hello');
  });
});

describe('dialog', () => {
  it('requests closing on Escape and on a click outside, but not inside', () => {
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

describe('lazily loaded part', () => {
  it('reports that it did not load, with a retry that loads it everywhere', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let fails = true;
    const load = vi.fn(async () => {
      if (fails) throw new Error('No file');
      return ({ name }: { readonly name: string }) => <p>Hello {name}</p>;
    });
    const Part = lazyWithRetry(load);
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

  it('rethrows its own errors to the page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Part = lazyWithRetry(async () => () => {
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

it('sort selection submits its form on change, including its other parameters', () => {
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
] as const)('notice of the tone %s has its icon', (tone, icon) => {
  const { container } = render(<Notice tone={tone}>Words</Notice>);
  expect(container.querySelector('use')?.getAttribute('href')).toContain(`#${icon}`);
});
