import type { LabRun } from './lab-run.ts';
import { type MoveName, moveNamed, moveNames } from './moves.ts';

/** Whether the machine or the store currently handles a move. */
const isPossible = ({ actor, store }: LabRun, name: MoveName): boolean => {
  const move = moveNamed(name);
  const snapshot = actor.getSnapshot();
  if (move.group === 'The bank') return snapshot.matches('placing') && store.isBankAsked();
  const event = move.event?.(snapshot, store);
  return event === undefined || snapshot.can(event);
};

const groups = [...new Set(moveNames.map((name) => moveNamed(name).group))];

interface MoveButtonsProps {
  readonly run: LabRun;
  readonly onMove: (name: MoveName) => void;
}

/** Every event that the lab can send; one that the machine currently ignores is dashed, but can be sent. */
export const MoveButtons = ({ run, onMove }: MoveButtonsProps) => (
  <>
    {groups.map((group) => (
      <fieldset key={group} className="lab-fields lab-moves">
        <legend>{group}</legend>
        {moveNames
          .filter((name) => moveNamed(name).group === group)
          .map((name) => (
            <button
              key={name}
              type="button"
              className={isPossible(run, name) ? 'lab-move' : 'lab-move lab-move-ignored'}
              onClick={() => onMove(name)}
            >
              {moveNamed(name).label}
              {isPossible(run, name) || <span className="lab-move-note">, ignored now</span>}
            </button>
          ))}
      </fieldset>
    ))}
  </>
);
