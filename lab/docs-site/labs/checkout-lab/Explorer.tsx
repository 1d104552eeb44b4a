import { type Exploration, explorationLine } from '@ironcart/checkout-machines/testing';
import { useEffect, useRef, useState } from 'react';
import { SelectField } from '../fields.tsx';
import { brokenRules, type RuleName } from './broken-rules.ts';

const options = (Object.keys(brokenRules) as readonly RuleName[]).map((rule) => [rule, brokenRules[rule][0]] as const);

type Result = Omit<Exploration, 'scenario'> & { readonly scenario: string };

const Found = ({ exploration }: { readonly exploration: Result }) => {
  const { violation } = exploration;
  return (
    <>
      <p>{explorationLine(exploration).trim()}.</p>
      {violation === undefined ? (
        <p>Every invariant held.</p>
      ) : (
        <>
          <p className="lab-refused">{violation.wrong.join('. ')}</p>
          <ol className="lab-schedule">
            {violation.schedule.map((action, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an action may happen twice, and never moves.
              <li key={at}>{action}</li>
            ))}
          </ol>
        </>
      )}
    </>
  );
};

/**
 * Breaks a rule of the store or of the machine, and shows the shortest sequence of events that then violates an
 * invariant.
 */
export const Explorer = () => {
  const [rule, setRule] = useState<RuleName>('oneOrderPerList');
  const [found, setFound] = useState<Result | 'searching'>();
  const worker = useRef<Worker>(undefined);
  useEffect(() => () => worker.current?.terminate(), []);
  const search = () => {
    worker.current?.terminate();
    worker.current = new Worker(new URL('./explorer.worker.ts', import.meta.url), { type: 'module' });
    worker.current.onmessage = ({ data }: MessageEvent<Result>) => setFound(data);
    worker.current.postMessage(rule);
    setFound('searching');
  };
  return (
    <section aria-labelledby="lab-explorer">
      <h2 id="lab-explorer">Break a rule</h2>
      <p>
        <code>explore</code> of <code>@ironcart/checkout-machines/testing</code> runs two tabs, or two shoppers, in
        every order of events, shortest first, and checks after each event that nothing is placed or paid twice.
      </p>
      <div className="lab-explorer">
        <SelectField label="Rule" value={rule} options={options} onChange={setRule} />
        <button type="button" onClick={search}>
          Explore
        </button>
      </div>
      <div aria-live="polite">
        {found === 'searching' && <p>Exploring.</p>}
        {typeof found === 'object' && <Found exploration={found} />}
      </div>
    </section>
  );
};
