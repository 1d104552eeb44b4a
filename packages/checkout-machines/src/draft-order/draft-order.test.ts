import { encodeDraft } from '@ironcart/core/checkout';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { shopper } from '../testing/fixtures.ts';
import { deniedStorage, memoryStorage } from '../testing/memory-storage.ts';
import { draftOrderMachine } from './draft-order.machine.ts';
import type { DraftAnswers } from './draft-order.types.ts';
import { hasStoredDraft } from './draft-storage.ts';
import { readDraft } from './read-draft.ts';

const startMs = Date.parse('2026-11-21T12:00:00Z');
const hourMs = 3_600_000;

const answers = (comments = ''): DraftAnswers => ({
  listId: 'list-1',
  email: shopper.email,
  shippingAddress: shopper,
  isBillingSameAsShipping: true,
  shippingMode: 'fastest',
  requestedShippingCodes: {},
  giftCardCodes: [],
  comments,
});

const open = (storage = memoryStorage()) => {
  const clock = new SimulatedClock();
  const now = () => startMs + clock.now();
  const actor = createActor(draftOrderMachine, { clock, input: { ports: { storage, now } } }).start();
  return { clock, storage, send: actor.send, restored: () => readDraft({ storage, now }, 'list-1') };
};

describe('draft order', () => {
  it('is written to r_co, encoded, 500 ms after the last change [S4-draft-01, S4-draft-02, S4-draft-03]', () => {
    const { clock, storage, send, restored } = open();
    send({ type: 'draft.changed', answers: answers('first') });
    clock.increment(300);
    send({ type: 'draft.changed', answers: answers('second') });
    clock.increment(499);
    expect(storage.writes).toEqual([]);
    clock.increment(1);
    expect(storage.writes).toEqual(['r_co']);
    expect(storage.get('r_co')).not.toContain('second');
    expect(restored()).toMatchObject({ comments: 'second', savedAtMs: startMs + 800 });
  });

  it('is written immediately if the page may end while a change is pending, and only once [S4-draft-03]', () => {
    const { clock, storage, send, restored } = open();
    send({ type: 'draft.due' });
    expect(storage.writes).toEqual([]);
    send({ type: 'draft.changed', answers: answers('typed last') });
    clock.increment(100);
    send({ type: 'draft.due' });
    expect(restored()).toMatchObject({ comments: 'typed last', savedAtMs: startMs + 100 });
    clock.increment(10_000);
    send({ type: 'draft.due' });
    expect(storage.writes).toEqual(['r_co']);
  });

  it('is restored within 12 hours, and not at 12 hours [S4-draft-04]', () => {
    const stored = memoryStorage({ r_co: encodeDraft({ ...answers(), savedAtMs: startMs }) });
    const at = (ms: number) => readDraft({ storage: stored, now: () => startMs + ms }, 'list-1');
    expect(at(12 * hourMs - 1_000)).toBeDefined();
    expect(at(12 * hourMs)).toBeUndefined();
  });

  it('is restored only for its own list [S4-draft-05]', () => {
    const stored = memoryStorage({ r_co: encodeDraft({ ...answers(), savedAtMs: startMs }) });
    expect(readDraft({ storage: stored, now: () => startMs }, 'list-1')).toBeDefined();
    expect(readDraft({ storage: stored, now: () => startMs }, 'list-2')).toBeUndefined();
  });

  it('is removed once the order is placed, and a pending change is not written afterwards', () => {
    const { clock, storage, send } = open();
    send({ type: 'draft.changed', answers: answers() });
    clock.increment(500);
    send({ type: 'draft.changed', answers: answers('late') });
    send({ type: 'draft.cleared' });
    clock.increment(10_000);
    expect(storage.get('r_co')).toBeNull();
  });

  it('can be detected without being read', () => {
    const none = { storage: memoryStorage(), now: () => startMs };
    expect(hasStoredDraft(none)).toBe(false);
    expect(hasStoredDraft({ ...none, storage: memoryStorage({ r_co: 'anything' }) })).toBe(true);
    expect(hasStoredDraft({ ...none, storage: deniedStorage })).toBe(false);
  });

  it('has no other effects if the storage fails', () => {
    const clock = new SimulatedClock();
    const logged: unknown[] = [];
    const ports = { storage: deniedStorage, now: () => startMs, log: (...entry: unknown[]) => logged.push(entry) };
    const actor = createActor(draftOrderMachine, { clock, input: { ports } }).start();
    actor.send({ type: 'draft.changed', answers: answers() });
    clock.increment(500);
    actor.send({ type: 'draft.cleared' });
    expect(actor.getSnapshot().status).toBe('active');
    expect(readDraft(ports, 'list-1')).toBeUndefined();
    const entry = ['The browser’s storage could not be used', { code: 'unexpected' }];
    expect(logged).toEqual([entry, entry, entry]);
  });
});
