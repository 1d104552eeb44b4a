import { useEffect, useState } from 'react';
import type { Chart } from '../../charts/chart.ts';
import { MachineChart } from '../../charts/MachineChart.tsx';
import { ShareButton } from '../share-button.tsx';
import { stateOf } from '../share-link.ts';
import { Explorer } from './Explorer.tsx';
import { HeldCalls } from './HeldCalls.tsx';
import { type LabRun, runSteps, type Step, stepsSchema } from './lab-run.ts';
import { MachineStates } from './MachineStates.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { Now } from './Now.tsx';
import { type Moment, Replay } from './Replay.tsx';
import { Selectors } from './Selectors.tsx';
import { SituationFields } from './SituationFields.tsx';
import { currentPaths } from './states-of.ts';
import { Timeline } from './Timeline.tsx';
import './checkout-lab.css';

const openedSteps = (): readonly Step[] => stateOf(window.location.hash, stepsSchema)?.steps ?? [];

/** Runs the steps again whenever they change; the previous run is shown until the new one has settled. */
const useRun = (steps: readonly Step[]): LabRun | undefined => {
  const [run, setRun] = useState<LabRun>();
  useEffect(() => {
    let isLatest = true;
    runSteps(steps).then((done) => {
      if (isLatest) setRun(done);
    });
    return () => {
      isLatest = false;
    };
  }, [steps]);
  return run;
};

/** Sends events to a running checkout, and shows its states, the values that a page reads, and its history. */
export const CheckoutLab = ({ chart }: { readonly chart: Chart }) => {
  const [steps, setSteps] = useState(openedSteps);
  const [moment, setMoment] = useState<Moment>();
  const run = useRun(steps);
  if (run === undefined) return <p className="lab-waiting">Checkout opens.</p>;
  const change = (changed: readonly Step[]) => {
    setMoment(undefined);
    setSteps(changed);
  };
  const take = (...taken: readonly Step[]) => change([...steps, ...taken]);
  const snapshot = moment?.snapshot ?? run.actor.getSnapshot();
  return (
    <div className="lab lab-checkout">
      <Now snapshot={snapshot} moment={moment} />
      <div className="lab-form">
        <p className="lab-actions">
          <button type="button" disabled={steps.length === 0} onClick={() => change(steps.slice(0, -1))}>
            Undo
          </button>
          <button type="button" onClick={() => change([])}>
            Start again
          </button>
          <ShareButton state={{ steps }} />
        </p>
        <MoveButtons run={run} onMove={(move) => take({ do: 'move', move })} />
        <SituationFields situation={run.situation} onSet={take} />
        <HeldCalls run={run} onStep={take} />
      </div>
      <div className="lab-result">
        <Selectors snapshot={snapshot} />
        <MachineStates snapshot={snapshot} />
      </div>
      <div className="lab-below">
        <section aria-labelledby="lab-chart">
          <h2 id="lab-chart">Chart of checkout</h2>
          <MachineChart chart={chart} current={currentPaths(snapshot)} />
        </section>
        <Timeline done={run.done} />
        <Replay run={run} moment={moment} onMoment={setMoment} />
        <Explorer />
      </div>
    </div>
  );
};
