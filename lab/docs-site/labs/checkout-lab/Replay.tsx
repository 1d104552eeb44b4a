import type { CheckoutSnapshot } from '@ironcart/checkout-machines';
import { replay } from '@ironcart/checkout-machines/replay';
import { useId } from 'react';
import type { LabRun } from './lab-run.ts';

/** A moment of the recorded checkout: the state after its first entries. */
export interface Moment {
  readonly entries: number;
  readonly snapshot: CheckoutSnapshot;
}

interface ReplayProps {
  readonly run: LabRun;
  readonly moment: Moment | undefined;
  readonly onMoment: (moment: Moment | undefined) => void;
}

/** The recorder's log, and a slider through it: each moment is computed from the log alone. */
export const Replay = ({ run, moment, onMoment }: ReplayProps) => {
  const id = useId();
  const log = run.log();
  const last = log.entries.length;
  const show = async (entries: number) =>
    onMoment(entries === last ? undefined : { entries, snapshot: await replay(log, entries) });
  const shown = moment?.entries ?? last;
  return (
    <section aria-labelledby="lab-replay">
      <h2 id="lab-replay">Recorded and replayed</h2>
      <p>
        <code>createRecorder</code> has written all of it down, without names, addresses and tokens. The slider shows
        each moment as <code>replay(log, {shown})</code> computes it from the log.
      </p>
      <div className="lab-replay">
        <label htmlFor={id}>
          Entry {shown} of {last}
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={last}
          value={shown}
          onChange={({ target }) => show(Number(target.value))}
        />
        <button type="button" disabled={moment === undefined} onClick={() => onMoment(undefined)}>
          Back to now
        </button>
      </div>
      <details className="lab-log">
        <summary>The log as JSON</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the box scrolls. */}
        <pre tabIndex={0}>{JSON.stringify(log.entries.slice(0, shown), null, 1)}</pre>
      </details>
    </section>
  );
};
