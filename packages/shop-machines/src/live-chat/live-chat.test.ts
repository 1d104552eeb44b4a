import type { ChatMessage, LiveChat } from '@ironcart/core/customer';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { deadEnds, reachableStates } from '../../../checkout-machines/src/testing/reachable-states.ts';
import { deferredPort, settle } from '../testing/deferred-port.ts';
import { CLOSED_CHAT_INTERVAL_MS, liveChatMachine, OPEN_CHAT_INTERVAL_MS } from './live-chat.machine.ts';
import {
  selectChat,
  selectChatFailure,
  selectIsChatOpen,
  selectIsSendingChat,
  selectUnreadMessages,
} from './live-chat.selectors.ts';

const message = (_id: number, author: ChatMessage['author']): ChatMessage => ({
  _id,
  author,
  text: `text ${_id}`,
  writtenAt: '2026-11-22T10:00:00.000Z',
});

const chatOf = (...messages: readonly ChatMessage[]): LiveChat => ({ status: 'open', messages });
const none: LiveChat = { status: 'none', messages: [] };
const asked = chatOf(message(1, 'shopper'));
const answered = chatOf(message(1, 'shopper'), message(2, 'staff'));

const open = (seenId?: number) => {
  const clock = new SimulatedClock();
  const read = deferredPort<LiveChat, AbortSignal>();
  const write = deferredPort<LiveChat, string>();
  const remembered: number[] = [];
  const world = { isVisible: true };
  const ports = {
    read: (signal: AbortSignal) => read(signal, signal),
    write: (text: string) => write(text),
    remember: (id: number) => void remembered.push(id),
    isVisible: () => world.isVisible,
  };
  const actor = createActor(liveChatMachine, { clock, input: { ports, seenId } }).start();
  const select = <T>(selector: (snapshot: ReturnType<typeof actor.getSnapshot>) => T): T =>
    selector(actor.getSnapshot());
  return { clock, read, write, remembered, world, send: actor.send, select };
};

/** A chat whose window is open, with one question. */
const ask = async () => {
  const chat = open();
  chat.send({ type: 'window.opened' });
  await chat.read.last().answer(none);
  chat.send({ type: 'message.sent', text: ' Does it fit? ' });
  await chat.write.last().answer(asked);
  return chat;
};

describe('live chat', () => {
  it('sends no request before the shopper opens it, and then requests the chat', async () => {
    const { clock, read, send, select } = open();
    clock.increment(10 * CLOSED_CHAT_INTERVAL_MS);
    expect([read.calls.length, select(selectIsChatOpen)]).toEqual([0, false]);
    send({ type: 'window.opened' });
    expect([read.calls.length, select(selectIsChatOpen)]).toEqual([1, true]);
    await read.last().answer(none);
    clock.increment(10 * OPEN_CHAT_INTERVAL_MS);
    expect(read.calls).toHaveLength(1);
  });

  it('sends a message, and then polls for answers every 5 s', async () => {
    const { clock, read, write, select } = await ask();
    expect([write.last().request, select(selectChat), select(selectIsSendingChat)]).toEqual([
      'Does it fit?',
      asked,
      false,
    ]);
    clock.increment(OPEN_CHAT_INTERVAL_MS - 1);
    expect(read.calls).toHaveLength(1);
    clock.increment(1);
    await read.last().answer(answered);
    expect([read.calls.length, select(selectChat), select(selectUnreadMessages)]).toEqual([2, answered, 0]);
  });

  it('counts answers that arrive while its window is closed, until it is opened', async () => {
    const { clock, read, remembered, send, select } = await ask();
    send({ type: 'window.closed' });
    clock.increment(CLOSED_CHAT_INTERVAL_MS);
    await read.last().answer(answered);
    expect([select(selectUnreadMessages), remembered.at(-1)]).toEqual([1, 1]);
    send({ type: 'window.opened' });
    expect([select(selectUnreadMessages), remembered.at(-1)]).toEqual([0, 2]);
  });

  it('is requested immediately, and continues, if it began on an earlier page', async () => {
    const { read, select } = open(1);
    expect(read.calls).toHaveLength(1);
    await read.last().answer(answered);
    expect(select(selectUnreadMessages)).toBe(1);
  });

  it('does not poll while the page is hidden, and polls immediately when it is visible again', async () => {
    const { clock, read, world, send } = await ask();
    world.isVisible = false;
    clock.increment(10 * OPEN_CHAT_INTERVAL_MS);
    expect(read.calls).toHaveLength(1);
    world.isVisible = true;
    send({ type: 'page.resumed' });
    expect(read.calls).toHaveLength(2);
  });

  it('keeps a rejected message, with the reason, until it is sent again', async () => {
    const { write, send, select } = await ask();
    send({ type: 'message.sent', text: 'Hello?' });
    expect(select(selectIsSendingChat)).toBe(true);
    await write.last().fail('chat_full');
    expect(select(selectChatFailure)).toEqual({ code: 'chat_full', unsent: 'Hello?' });
    expect(select(selectChat)).toEqual(asked);
    send({ type: 'message.sent', text: 'Hello?' });
    await write.last().answer(answered);
    expect(select(selectChatFailure)).toBeUndefined();
  });

  it('states the waiting time after a rate limit', async () => {
    const { write, send, select } = await ask();
    send({ type: 'message.sent', text: 'Hello?' });
    await write.last().fail('too_many_requests', { retryAfterSeconds: 240 });
    expect(select(selectChatFailure)).toEqual({
      code: 'too_many_requests',
      unsent: 'Hello?',
      retryAfterSeconds: 240,
    });
  });

  it('reports a failed poll, and continues polling', async () => {
    const { clock, read, select } = await ask();
    clock.increment(OPEN_CHAT_INTERVAL_MS);
    await read.last().fail();
    expect(select(selectChatFailure)).toEqual({ code: 'unreachable', unsent: '' });
    expect(select(selectChat)).toEqual(asked);
    clock.increment(OPEN_CHAT_INTERVAL_MS);
    await read.last().answer(answered);
    expect([select(selectChatFailure), select(selectChat)]).toEqual([undefined, answered]);
  });

  it('sends no empty text, and sends a message before the response to a poll', async () => {
    const { read, write, send } = open();
    send({ type: 'window.opened' });
    send({ type: 'message.sent', text: '  ' });
    expect(write.calls).toHaveLength(0);
    send({ type: 'message.sent', text: 'Hello' });
    await settle();
    expect([write.calls.length, read.last().signal?.aborted]).toEqual([1, true]);
  });

  it('is ready for the shopper or waits for a response on every path', () => {
    const never = () => Promise.reject(new Error('nothing runs'));
    const ports = { read: never, write: never, remember: () => undefined, isVisible: () => true };
    const states = reachableStates(
      liveChatMachine,
      { ports, seenId: undefined },
      [
        { type: 'window.opened' },
        { type: 'window.closed' },
        { type: 'page.resumed' },
        { type: 'message.sent', text: 'Hello' },
        { type: 'xstate.done.actor.read', output: none },
        { type: 'xstate.done.actor.read', output: answered },
        { type: 'xstate.error.actor.read', error: {} },
        { type: 'xstate.done.actor.write', output: asked },
        { type: 'xstate.error.actor.write', error: {} },
        { type: 'xstate.after.interval.liveChat.waiting' },
      ],
      ({ value, context: { isOpen, isUnreachable, failure, hasBegun } }) => [
        value,
        isOpen,
        isUnreachable,
        failure,
        hasBegun,
      ],
    );
    expect(new Set([...states.values()].map(({ snapshot }) => snapshot.value))).toEqual(
      new Set(['waiting', 'reading', 'writing']),
    );
    expect(deadEnds(states, ({ value }) => value === 'waiting')).toEqual([]);
  });
});
