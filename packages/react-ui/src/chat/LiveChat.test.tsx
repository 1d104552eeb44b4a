import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
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

describe('text area of the live chat', () => {
  it('keeps the typed text when an answer arrives', () => {
    const { rerender } = render(<LiveChat target={target} chat={{ status: 'open', messages }} />);
    fireEvent.change(field(), { target: { value: 'And does it' } });
    rerender(<LiveChat target={target} chat={{ status: 'open', messages: [...messages, message(2, 'staff')] }} />);
    expect(field()).toHaveValue('And does it');
  });

  it('is cleared once the message is listed among the messages of the shopper', () => {
    const { rerender } = render(<LiveChat target={target} chat={{ status: 'open', messages }} />);
    fireEvent.change(field(), { target: { value: 'Message 2' } });
    rerender(<LiveChat target={target} chat={{ status: 'open', messages: [...messages, message(2, 'shopper')] }} />);
    expect(field()).toHaveValue('');
  });
});

describe('time of a chat message', () => {
  const chat = <LiveChat target={target} chat={{ status: 'open', messages }} />;
  const own = new Date('2026-11-20T10:00:00.000Z').toLocaleString('en-US', {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });

  it("is in UTC in server-rendered HTML and in the visitor's time zone in the browser, without a hydration mismatch", async () => {
    const failed = vi.spyOn(console, 'error');
    const holder = document.createElement('div');
    holder.innerHTML = renderToString(chat);
    document.body.append(holder);
    const time = () => holder.querySelector('time');
    expect(time()?.textContent).toBe('Nov 20, 10:00 AM UTC');
    const root = await act(async () => hydrateRoot(holder, chat));
    expect(time()?.textContent).toBe(own.replaceAll('\u202f', ' '));
    expect(time()).toHaveAttribute('dateTime', '2026-11-20T10:00:00.000Z');
    expect(failed).not.toHaveBeenCalled();
    await act(async () => root.unmount());
    holder.remove();
  });
});
