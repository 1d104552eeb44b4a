import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { IntentForm } from './IntentForm.tsx';

it('posts to the URL of its target', () => {
  render(<IntentForm target={{ action: '/cart', fields: { intent: 'add' } }} aria-label="Cart" />);
  const form = screen.getByRole('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/cart');
  expect(form).toHaveFormValues({ intent: 'add' });
});

it('calls the function of its target with the data of the form', async () => {
  const received: unknown[] = [];
  const action = (data: FormData) => {
    received.push(Object.fromEntries(data));
  };
  render(
    <IntentForm target={{ action, fields: { productId: 7 } }}>
      <input name="qty" defaultValue="2" />
      <button type="submit">Add</button>
    </IntentForm>,
  );
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(received).toEqual([{ productId: '7', qty: '2' }]);
});
