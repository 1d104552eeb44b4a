import type { LabRun, Step } from './lab-run.ts';

const waits = [
  [500, '0.5 s'],
  [2_000, '2 s'],
  [15_000, '15 s'],
  [600_000, '10 min'],
] as const;

const outcomes = [
  ['answer', 'Answer'],
  ['loseAnswer', 'Lose the answer'],
  ['fail', 'Lose the call'],
] as const;

/** The virtual time since checkout opened: '12.5 s'. */
const secondsText = (ms: number): string => `${(ms / 1_000).toLocaleString('en-US')} s`;

interface HeldCallsProps {
  readonly run: LabRun;
  readonly onStep: (step: Step) => void;
}

/** The time, which stands still between steps, and the calls that wait for the reader's response. */
export const HeldCalls = ({ run: { holds, held, ms }, onStep }: HeldCallsProps) => (
  <fieldset className="lab-fields lab-moves">
    <legend>Time and calls</legend>
    <label className="lab-check lab-wide-field">
      <input type="checkbox" checked={holds} onChange={({ target }) => onStep({ do: 'hold', isOn: target.checked })} />I
      answer each call myself
    </label>
    <p className="lab-clock">{secondsText(ms)} since checkout opened. Let time pass:</p>
    {waits.map(([length, label]) => (
      <button key={length} type="button" onClick={() => onStep({ do: 'wait', ms: length })}>
        {label}
      </button>
    ))}
    {held.map(({ id, port }) => (
      <fieldset key={id} className="lab-held">
        <legend>
          <code>{port}</code> waits
        </legend>
        {outcomes.map(([outcome, label]) => (
          <button key={outcome} type="button" onClick={() => onStep({ do: 'call', id, outcome })}>
            {label}
          </button>
        ))}
      </fieldset>
    ))}
  </fieldset>
);
