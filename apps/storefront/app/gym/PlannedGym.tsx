import type { GymPiece } from '@ironcart/core/gym';
import { checkGym, type GymDraft, gymCatalogue, gymDraftText } from '@ironcart/gym-builder';
import {
  AddPieceForm,
  Button,
  Disclosure,
  type GymOffers,
  GymPieces,
  type GymPriceView,
  GymSummary,
  IntentForm,
  Notice,
  RoomForm,
  SplitLayout,
} from '@ironcart/react-ui';
import type { SubmitEvent } from 'react';
import { usePendingForm } from '../data/use-pending-form.ts';
import { commandFromForm } from './command-from-form.ts';
import { EditTools } from './EditTools.tsx';
import type { EditorAnswer } from './editor-answer.ts';
import { GymFloor } from './GymFloor.tsx';
import { GymMessages } from './GymMessages.tsx';
import styles from './gym.module.css';
import { gymEditorPath } from './gym-paths.ts';
import { useGymEditor } from './use-gym-editor.ts';

interface PlannedGymProps {
  readonly draft: GymDraft;
  readonly pieces: readonly GymPiece[];
  readonly offers: GymOffers;
  readonly price: GymPriceView;
  readonly answer: EditorAnswer | undefined;
}

/** The edited gym: floor, pieces as text, room, and price. */
export const PlannedGym = ({ draft: given, pieces, offers, price, answer }: PlannedGymProps) => {
  const { shown, send, select, retry } = useGymEditor(pieces, given, price);
  const busyWith = usePendingForm()?.get('intent');
  const catalogue = gymCatalogue(pieces);
  const { draft, selectedId } = shown;
  const { present: project, past, future } = draft.history;
  const view = { project, catalogue, problems: checkGym(project, catalogue) };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const command = commandFromForm(new FormData(event.currentTarget));
    if (command !== undefined && send(command)) event.preventDefault();
  };
  const targetOf = (intent: string) => ({
    action: gymEditorPath,
    // The shown draft can be newer than the stored one.
    fields: { intent, draft: gymDraftText(draft) ?? '' },
  });
  const hasConflict = answer?.failure !== undefined && draft.saved !== undefined;
  return (
    <SplitLayout
      aside={
        <div className={styles.column}>
          <GymSummary
            price={shown.price}
            problems={view.problems}
            cartTarget={targetOf('toCart')}
            isBusy={busyWith === 'toCart'}
            isPriceOld={shown.keeping !== 'kept'}
          >
            <IntentForm target={targetOf('save')}>
              <Button type="submit" isWide isBusy={busyWith === 'save'}>
                Save this gym
              </Button>
            </IntentForm>
            {(hasConflict || draft.saved !== undefined) && (
              <IntentForm target={targetOf('saveCopy')}>
                <Button type="submit" variant="quiet" isWide>
                  Save as a copy
                </Button>
              </IntentForm>
            )}
            <IntentForm target={{ action: gymEditorPath, fields: { intent: 'startAgain' } }}>
              <Button type="submit" variant="quiet" isWide>
                Start again
              </Button>
            </IntentForm>
          </GymSummary>
        </div>
      }
    >
      <div className={styles.column}>
        <GymMessages
          issue={shown.issue ?? answer?.issue}
          failure={shown.failure ?? answer?.failure}
          inCart={answer?.inCart}
        />
        {shown.keeping === 'failed' && shown.failure === undefined && (
          <Notice tone="warning" action={<Button onClick={retry}>Try again</Button>}>
            Your last changes are not kept yet. Is this device online?
          </Notice>
        )}
        <EditTools name={project.name} canUndo={past.length > 0} canRedo={future.length > 0} onSubmit={onSubmit} />
        <GymFloor
          {...view}
          offers={offers}
          selectedId={selectedId}
          onSelect={select}
          onMove={(id, to) => void send({ type: 'move', id, ...to, snaps: true })}
        />
        <section aria-labelledby="add">
          <h2 id="add" className={styles.heading}>
            Add equipment
          </h2>
          <AddPieceForm
            project={project}
            catalogue={catalogue}
            offers={offers}
            action={gymEditorPath}
            onSubmit={onSubmit}
          />
        </section>
        <section aria-labelledby="pieces">
          <h2 id="pieces" className={styles.heading}>
            What stands in it
          </h2>
          {project.pieces.length === 0 ? (
            <p>Nothing yet. Add the first piece above: it goes where there is room for it.</p>
          ) : (
            <GymPieces
              {...view}
              offers={offers}
              action={gymEditorPath}
              onSubmit={onSubmit}
              selectedId={selectedId}
              onSelect={select}
            />
          )}
        </section>
        <Disclosure summary="The room" isOpenAtFirst={answer?.issue?.code === 'invalid_room'}>
          <RoomForm
            target={{ action: gymEditorPath, fields: { intent: 'room' } }}
            room={project.room}
            onSubmit={onSubmit}
          />
        </Disclosure>
      </div>
    </SplitLayout>
  );
};
