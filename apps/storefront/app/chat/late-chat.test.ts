// @vitest-environment jsdom
import { type SpecifiedSiteCode, siteByCode } from '@ironcart/core/site';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { careLinks } from '../after-order/care-links.ts';
import { createLateChat } from './late-chat.ts';

const message = (_id: number, author: 'shopper' | 'staff', text: string) => ({
  _id,
  author,
  text,
  writtenAt: '2026-11-26T10:00:00.000Z',
});

let chat: { status: string; messages: ReturnType<typeof message>[] };
let isDown = false;
const calls: string[] = [];

const answer = async (request: Request) => {
  calls.push(request.method);
  if (isDown) throw new TypeError('Failed to fetch');
  if (request.method === 'POST') {
    const { text } = (await request.json()) as { text: string };
    chat = { status: 'open', messages: [...chat.messages, message(chat.messages.length + 1, 'shopper', text)] };
  }
  return new Response(JSON.stringify(chat), { headers: { 'Content-Type': 'application/json' } });
};

const visitOn = (code: SpecifiedSiteCode, route: string) => ({
  key: route,
  pathname: '/',
  matches: [
    { id: 'root', loaderData: { care: careLinks(siteByCode(code)) } },
    { id: route, loaderData: undefined },
  ],
});

const open = async (code: SpecifiedSiteCode, route = 'home') => {
  const late = createLateChat(siteByCode(code));
  stop = late.stop;
  const see = (id: string) => act(async () => late.see(visitOn(code, id)));
  await see(route);
  await act(() => vi.dynamicImportSettled());
  return { see, stop: late.stop };
};
let stop = () => {};

const button = () => screen.queryByRole('button', { name: /^Live chat/ });
const press = async (name: RegExp | string) => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  await act(() => vi.dynamicImportSettled());
};
const send = async (text: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: 'Your message' }), { target: { value: text } });
  await press('Send');
};

beforeEach(() => {
  chat = { status: 'none', messages: [] };
  isDown = false;
  calls.length = 0;
  vi.stubGlobal('fetch', vi.fn(answer));
});
afterEach(async () => {
  await act(async () => stop());
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

it.each([
  ...([
    ['USA', true],
    ['CAN', true],
    ['APO', true],
  ] as const),
  ...([
    ['AUS', false],
    ['EUR', false],
    ['GBR', false],
  ] as const),
])('chat button in the corner of a page of %s is shown: %s [S1-chat-01]', async (code, isThere) => {
  await open(code);
  expect(button() !== null).toBe(isThere);
  expect(calls).toEqual([]);
});

it('chat button covers no amounts or drawings: those of the cart, an order, its confirmation, or a gym', async () => {
  const { see } = await open('USA');
  for (const id of ['cart', 'order', 'checkout-success', 'gym-editor']) {
    await see(id);
    expect(button(), id).toBeNull();
  }
  await see('home');
  expect(button()).not.toBeNull();
});

it('chat button is hidden in checkout and on the chat page, and shown again afterwards', async () => {
  const { see } = await open('USA', 'funnel');
  expect(button()).toBeNull();
  await see('home');
  await act(() => vi.dynamicImportSettled());
  expect(button()).not.toBeNull();
  await see('live-chat');
  expect(button()).toBeNull();
});

it('chat window sends a message, with the focus in the message field, and restores the focus on Escape', async () => {
  await open('USA');
  await press(/^Live chat/);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your message' }));
  await send('Does it fit?');
  expect(screen.getByRole('log').textContent).toContain('Does it fit?');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button());
});

it('chat button counts answers that arrived on other pages', async () => {
  const first = await open('USA');
  await press(/^Live chat/);
  await send('Does it fit?');
  await act(async () => first.stop());
  chat = { status: 'open', messages: [...chat.messages, message(2, 'staff', 'It does.')] };
  await open('USA');
  expect(await screen.findByRole('button', { name: /^Live chat\s*1\s*new answer$/ })).toBe(button());
  await press(/^Live chat/);
  expect(screen.getByRole('log').textContent).toContain('It does.');
});

it('chat window keeps a message that the store rejected, and reports the error', async () => {
  await open('USA');
  await press(/^Live chat/);
  isDown = true;
  await send('Hello?');
  expect(screen.queryByText(/was not sent/)).not.toBeNull();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' }).value).toBe('Hello?');
  isDown = false;
  await press('Send');
  expect(screen.getByRole('log').textContent).toContain('Hello?');
  expect(screen.queryByText(/was not sent/)).toBeNull();
});

it('chat window that loads after its shopper has moved on to checkout stays closed, and lets the focus be', async () => {
  const { see } = await open('USA');
  fireEvent.click(screen.getByRole('button', { name: /^Live chat/ }));
  await see('funnel');
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  await see('home');
  expect(button()).not.toBeNull();
});

it('chat window that fails to load leaves a checkout that its shopper has moved on to, and can be asked for again', async () => {
  vi.doMock('./attach-chat.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { see } = await open('USA');
  fireEvent.click(screen.getByRole('button', { name: /^Live chat/ }));
  await see('funnel');
  await act(() => vi.dynamicImportSettled());
  vi.doUnmock('./attach-chat.tsx');
  await see('home');
  expect(button()?.getAttribute('aria-disabled')).toBeNull();
  await press(/^Live chat/);
  expect(screen.queryByRole('dialog')).not.toBeNull();
});
