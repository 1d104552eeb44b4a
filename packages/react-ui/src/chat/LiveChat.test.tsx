import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LiveChat } from './LiveChat.tsx';

const target = { action: '/live-chat' };
const message = (_id: number, author: 'shopper' | 'staff') => ({
  _id,
  author,
  text: `Message ${_id}`,
  writtenAt: '2026-11-20T10:00:00.000Z',
});
const messages = [message(1, 'shopper')];
const field = () => screen.getByRole('textbox', { name: 'Your message' });

describe('the text area of the live chat', () => {
  it('keeps what is being typed when an answer arrives', () => {
    const { rerender } = render(<LiveChat target={target} chat={{ status: 'open', messages }} />);
    fireEvent.change(field(), { target: { value: 'And does it' } });
    rerender(<LiveChat target={target} chat={{ status: 'open', messages: [...messages, message(2, 'staff')] }} />);
    expect(field()).toHaveValue('And does it');
  });

  it('is empty once the message is among those of the shopper', () => {
    const { rerender } = render(<LiveChat target={target} chat={{ status: 'open', messages }} />);
    fireEvent.change(field(), { target: { value: 'Message 2' } });
    rerender(<LiveChat target={target} chat={{ status: 'open', messages: [...messages, message(2, 'shopper')] }} />);
    expect(field()).toHaveValue('');
  });
});
