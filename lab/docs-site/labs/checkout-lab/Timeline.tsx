import type { LogEntry } from '@ironcart/checkout-machines/replay';
import type { DoneStep, Step } from './lab-run.ts';
import { moveNamed } from './moves.ts';
import { situationChoices } from './situation.ts';

const stepWords = (step: Step): string => {
  switch (step.do) {
    case 'move':
      return moveNamed(step.move).label;
    case 'set':
      return `${step.part}: ${situationChoices[step.part].find(([to]) => to === step.to)?.[1] ?? step.to}`;
    case 'hold':
      return step.isOn ? 'Calls wait from now on' : 'Calls are answered from now on';
    case 'call':
      return { answer: 'A call is answered', loseAnswer: 'An answer is lost', fail: 'A call is lost' }[step.outcome];
    case 'wait':
      return `${step.ms / 1_000} seconds pass`;
  }
};

/** 'xstate.after.ratesDebounce.shippingRates.loadable' is the timer ratesDebounce. */
const timerName = (name: string): string => name.replace(/^xstate\.after\./, '').split('.')[0] ?? name;

const entryWords = (entry: LogEntry): string => {
  switch (entry.kind) {
    case 'event':
      return `event ${entry.event.type}`;
    case 'timer':
      return `timer ${timerName(entry.name)}`;
    case 'answer':
      return `${entry.port} answers`;
    case 'failure':
      return `${entry.port} fails: ${entry.code}`;
  }
};

/** The steps taken, newest first: the recorder's entries, and the resulting states. */
export const Timeline = ({ done }: { readonly done: readonly DoneStep[] }) => (
  <section aria-labelledby="lab-timeline">
    <h2 id="lab-timeline">Timeline</h2>
    {done.length === 0 && <p>Checkout has just opened. Fill in the address.</p>}
    <ol className="lab-timeline" reversed>
      {done.toReversed().map(({ step, entries, changes }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps may be equal, and are only added or removed at the end.
        <li key={done.length - at}>
          <strong>{stepWords(step)}</strong>
          {entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries of one kind may be equal, and never move.
            <span key={index} className="lab-entry" data-kind={entry.kind}>
              {entry.ms.toLocaleString('en-US')} ms <code>{entryWords(entry)}</code>
            </span>
          ))}
          {changes.map(({ machine, state }) => (
            <span key={machine} className="lab-change">
              {machine} is now <code>{state}</code>
            </span>
          ))}
        </li>
      ))}
    </ol>
  </section>
);
