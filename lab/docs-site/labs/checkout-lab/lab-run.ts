import { type CheckoutActor, checkoutMachine } from '@ironcart/checkout-machines';
import { type CheckoutLog, createRecorder, type LogEntry } from '@ironcart/checkout-machines/replay';
import { siteByCode } from '@ironcart/core/site';
import * as v from 'valibot';
import { createActor, SimulatedClock } from 'xstate';
import { createFakeStore, type FakeStore } from './fake-store.ts';
import { type HeldCall, holdCalls } from './held-calls.ts';
import { type MoveName, moveNamed, moveNames } from './moves.ts';
import { firstSituation, type Situation, situationSchema } from './situation.ts';
import { type StateOfMachine, statesOf } from './states-of.ts';

/** One step of the reader, as encoded in a link. */
const stepSchema = v.variant('do', [
  v.object({ do: v.literal('move'), move: v.picklist(moveNames) }),
  situationSchema,
  v.object({ do: v.literal('hold'), isOn: v.boolean() }),
  v.object({ do: v.literal('call'), id: v.number(), outcome: v.picklist(['answer', 'loseAnswer', 'fail']) }),
  v.object({ do: v.literal('wait'), ms: v.picklist([500, 2_000, 15_000, 600_000]) }),
]);

/** All steps since checkout was opened: the whole state of the lab. */
export const stepsSchema = v.object({ steps: v.pipe(v.array(stepSchema), v.maxLength(300)) });

export type Step = v.InferOutput<typeof stepSchema>;

/** A step and its effects. */
export interface DoneStep {
  readonly step: Step;
  /** The recorder's entries: events, timers, and responses of the store. */
  readonly entries: readonly LogEntry[];
  /** The machines whose state changed, with the new state. */
  readonly changes: readonly StateOfMachine[];
}

export interface LabRun {
  readonly actor: CheckoutActor;
  readonly store: FakeStore;
  readonly done: readonly DoneStep[];
  readonly situation: Situation;
  /** Whether calls wait for the reader's response, and time stands still. */
  readonly holds: boolean;
  readonly held: readonly HeldCall[];
  /** Milliseconds since checkout was opened. */
  readonly ms: number;
  log(): CheckoutLog;
}

const startMs = Date.parse('2026-11-27T12:00:00Z');

/** More microtask turns than any chain of promises in checkout needs. */
const promisesSettle = async () => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};

const countries = [{ alpha2: 'US', name: 'United States', requireRegion: true, postcodeRegex: '^\\d{5}$' }];

/**
 * Opens a checkout on a clock that stands still between steps, and performs the steps in order. Equal steps lead to
 * equal states, so a link contains only the steps.
 */
export const runSteps = async (steps: readonly Step[]): Promise<LabRun> => {
  const clock = new SimulatedClock();
  const texts = new Map<string, string>();
  let situation: Situation = firstSituation;
  let holds = false;
  const store = createFakeStore(() => situation);
  const calls = holdCalls(store.ports);
  const recorder = createRecorder({
    site: siteByCode('USA'),
    ...store.cart(),
    countries,
    customer: undefined,
    savedAddresses: [],
    ports: {
      ...calls.ports,
      now: () => startMs + clock.now(),
      storage: {
        get: (key) => texts.get(key) ?? null,
        set: (key, text) => texts.set(key, text),
        remove: (key) => texts.delete(key),
      },
    },
  });
  const actor = createActor(checkoutMachine, { clock, input: recorder.input, inspect: recorder.inspect });

  const settleCall = async (call: HeldCall, outcome: 'answer' | 'loseAnswer' | 'fail') => {
    if (outcome === 'fail') call.fail('browser_offline');
    else await call[outcome]();
    await promisesSettle();
  };
  const outcomeNow = { up: 'answer', losesAnswers: 'loseAnswer', down: 'fail' } as const;

  /** Answers calls and advances the time until no call was made for a second. */
  const comeToRest = async () => {
    await promisesSettle();
    for (let quiet = 0; quiet < 2; ) {
      const [call] = calls.held();
      if (call !== undefined) {
        await settleCall(call, outcomeNow[situation.network]);
      } else {
        clock.increment(500);
        await promisesSettle();
        quiet = calls.held().length > 0 ? 0 : quiet + 1;
      }
    }
  };

  const makeMove = (name: MoveName) => {
    const move = moveNamed(name);
    move.inStore?.(store);
    const event = move.event?.(actor.getSnapshot(), store);
    if (event !== undefined) actor.send(event);
  };

  const take = async (step: Step): Promise<void> => {
    switch (step.do) {
      case 'move':
        return makeMove(step.move);
      case 'set':
        situation = { ...situation, [step.part]: step.to };
        return;
      case 'hold':
        holds = step.isOn;
        return;
      case 'wait':
        clock.increment(step.ms);
        return;
      case 'call': {
        const call = calls.held().find(({ id }) => id === step.id);
        if (call !== undefined) await settleCall(call, step.outcome);
      }
    }
  };

  actor.start();
  await comeToRest();
  const done: DoneStep[] = [];
  for (const step of steps) {
    const before = statesOf(actor.getSnapshot());
    const count = recorder.log().entries.length;
    await take(step);
    await (holds ? promisesSettle() : comeToRest());
    const known = new Map(before.map(({ machine, state }) => [machine, state]));
    done.push({
      step,
      entries: recorder.log().entries.slice(count),
      changes: statesOf(actor.getSnapshot()).filter(({ machine, state }) => known.get(machine) !== state),
    });
  }
  return { actor, store, done, situation, holds, held: calls.held(), ms: clock.now(), log: recorder.log };
};
