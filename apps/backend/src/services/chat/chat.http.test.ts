import { CHAT_MESSAGES, contract } from '@ironcart/api/contract';
import { describe, expect, it } from 'vitest';
import { prune } from '../../jobs/prune.ts';
import { useTestStore } from '../../testing/test-store.ts';
import { answerChat, closeChat, readOpenChats } from './answer-chat.ts';

const store = useTestStore({ limits: { chat: { max: 100_000, windowMs: 60_000 } } });
const { getChat, write } = contract.chat;

const ask = (text: string, shopper = store.shopper()) => shopper.call(write, { body: { storeId: 1, text } });
const chatOf = async (text: string) => {
  const chat = (await readOpenChats(store.db)).find(({ messages }) =>
    messages.some((message) => message.text === text),
  );
  if (chat === undefined) throw new Error('The chat is not open');
  return chat;
};

describe('live chat', () => {
  it.each([
    [1, 200],
    [2, 200],
    [3, 200],
    [5, 422],
    [18, 422],
    [34, 422],
  ] as const)('on store %i answers with %i [S1-chat-01]', async (storeId, status) => {
    const shopper = store.shopper();
    const read = await shopper.request(`/svc_chat/chat?storeId=${storeId}`);
    expect(read.status).toBe(status);
    if (status === 422) {
      expect(await shopper.refused(write, { body: { storeId, text: 'Hello' } })).toMatchObject({ type: 'not_offered' });
    }
  });

  it('is visible only to its shopper and staff', async () => {
    const shopper = store.shopper();
    expect(await shopper.call(getChat, { query: { storeId: 1 } })).toEqual({ status: 'none', messages: [] });
    expect(shopper.cookie()).toBeUndefined();
    await ask('Does the bar fit a 25 mm sleeve?', shopper);
    const { chatId, waits } = await chatOf('Does the bar fit a 25 mm sleeve?');
    expect(waits).toBe(true);
    expect(await answerChat(store.db, chatId, 'It has 50 mm sleeves.', store.now())).toEqual({
      ok: true,
      value: { chatId },
    });
    const { status, messages } = await shopper.call(getChat, { query: { storeId: 1 } });
    expect([status, messages.map(({ author, text }) => [author, text])]).toEqual([
      'open',
      [
        ['shopper', 'Does the bar fit a 25 mm sleeve?'],
        ['staff', 'It has 50 mm sleeves.'],
      ],
    ]);
    expect((await store.shopper().call(getChat, { query: { storeId: 1 } })).messages).toEqual([]);
  });

  it('is closed by staff, and reopened by another message', async () => {
    const shopper = store.shopper();
    await ask('Are you there?', shopper);
    const { chatId } = await chatOf('Are you there?');
    expect([await closeChat(store.db, chatId, store.now()), await closeChat(store.db, chatId, store.now())]).toEqual([
      true,
      false,
    ]);
    expect(await answerChat(store.db, chatId, 'Too late', store.now())).toEqual({
      ok: false,
      issues: [{ code: 'not_open' }],
    });
    expect((await shopper.call(getChat, { query: { storeId: 1 } })).status).toBe('closed');
    store.passTime(1_000);
    expect(await ask('Once more', shopper)).toMatchObject({ status: 'open', messages: [{ text: 'Once more' }] });
  });

  it('stays with a shopper who registers, and ends on a device that logs out', async () => {
    const shopper = store.shopper();
    await ask('Before I register', shopper);
    await shopper.call(contract.customer.register, {
      body: { email: 'chat@example.com', password: 'long enough', firstname: 'Lu', lastname: 'Lifter' },
    });
    const read = async () => (await shopper.call(getChat, { query: { storeId: 1 } })).messages.map(({ text }) => text);
    expect(await read()).toEqual(['Before I register']);
    await shopper.call(contract.session.logout);
    expect(await read()).toEqual([]);
  });

  it('has limits for both sides, and one chat per shopper even with concurrent starts', async () => {
    const shopper = store.shopper();
    await ask('0', shopper);
    await Promise.all(Array.from({ length: 5 }, (_, index) => ask(`at once ${index}`, shopper)));
    const { chatId } = await chatOf('at once 0');
    for (let count = 6; count < CHAT_MESSAGES; count += 1) await answerChat(store.db, chatId, `${count}`, store.now());
    expect(await answerChat(store.db, chatId, 'one too many', store.now())).toEqual({
      ok: false,
      issues: [{ code: 'full' }],
    });
    expect(await shopper.refused(write, { body: { storeId: 1, text: 'and me' } })).toMatchObject({
      status: 409,
      type: 'chat_full',
    });
  });

  it.each(['', ' \n ', '\u200b', 'x'.repeat(1_001)])('rejects an unreadable question: %#', async (text) => {
    expect(await store.shopper().refused(write, { body: { storeId: 1, text } })).toMatchObject({ status: 400 });
  });

  it.each(['', ' ', 'x'.repeat(1_001)])('rejects an unreadable answer: %#', async (text) => {
    await ask('Anybody?');
    const { chatId } = await chatOf('Anybody?');
    expect(await answerChat(store.db, chatId, text, store.now())).toEqual({
      ok: false,
      issues: [{ code: 'too_long' }],
    });
    expect(await answerChat(store.db, 'nonsense', 'Hello', store.now())).toEqual({
      ok: false,
      issues: [{ code: 'not_open' }],
    });
  });

  it('is deleted after 90 days', async () => {
    await ask('Remember me');
    store.passTime(91 * 24 * 60 * 60_000);
    expect((await prune(store.db, store.now())).chats).toBeGreaterThan(0);
    expect(await readOpenChats(store.db)).toEqual([]);
  });
});
