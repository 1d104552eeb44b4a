import type { PlacedPiece } from '@ironcart/core/gym';
import { exactFeetAndInches, feetAndInches, type GymProblem, isBlocking, isOnFloor } from '@ironcart/gym-builder';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../primitives/Button.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { IntentForm } from '../primitives/IntentForm.tsx';
import { SelectField } from '../primitives/SelectField.tsx';
import { TextField } from '../primitives/TextField.tsx';
import { type FormProps, useUi } from '../theme/UiProvider.tsx';
import styles from './GymPieces.module.css';
import type { GymOffers, GymView } from './gym-view.ts';
import { pieceNames } from './piece-names.ts';
import { problemText } from './problem-text.ts';

export interface GymPiecesProps extends GymView {
  readonly offers: GymOffers;
  /** Target of a piece's forms; omitted for a read-only plan. */
  readonly action?: string | undefined;
  readonly onSubmit?: FormProps['onSubmit'];
  readonly selectedId?: string | undefined;
  /** Omitted without scripts. */
  readonly onSelect?: ((id: string) => void) | undefined;
}

const turnedText = [
  'back to the back wall',
  'back to the right wall',
  'back to the front wall',
  'back to the left wall',
];

interface RowProps extends Omit<GymPiecesProps, 'problems' | 'selectedId'> {
  readonly piece: PlacedPiece;
  readonly number: number;
  readonly problems: readonly GymProblem[];
  readonly isSelected: boolean;
  readonly nameOf: (id: string) => string;
}

interface PlaceFormProps extends Pick<FormProps, 'onSubmit'> {
  readonly piece: PlacedPiece;
  readonly name: string;
  readonly action: string;
}

/** Input of a coordinate: keeps the typed text until the plan changes. */
const Coordinate = ({ name, label, mm }: { readonly name: string; readonly label: string; readonly mm: number }) => {
  const [shown, setShown] = useState({ mm, text: exactFeetAndInches(mm) });
  if (shown.mm !== mm) setShown({ mm, text: exactFeetAndInches(mm) });
  return (
    <TextField
      name={name}
      label={label}
      value={shown.text}
      onValueChange={(text) => setShown({ mm, text: String(text ?? '') })}
      autoComplete="off"
      className={styles.coordinate}
    />
  );
};

const PlaceForm = ({ piece, name, action, onSubmit }: PlaceFormProps) => {
  if (!isOnFloor(piece)) return null;
  return (
    <IntentForm
      target={{ action, fields: { intent: 'move', pieceId: piece.id } }}
      className={styles.place}
      aria-label={`Place of ${name}`}
      onSubmit={onSubmit}
    >
      <Coordinate name="x" label="From the left" mm={piece.at.xMm} />
      <Coordinate name="y" label="From the back" mm={piece.at.yMm} />
      <Button type="submit" size="small">
        Move
      </Button>
    </IntentForm>
  );
};

const Row = ({
  piece,
  number,
  catalogue,
  offers,
  problems,
  nameOf,
  action,
  onSubmit,
  isSelected,
  onSelect,
}: RowProps) => {
  const { Link } = useUi();
  const { id, sku, choice, at } = piece;
  const facts = catalogue.get(sku);
  const name = facts?.name ?? sku;
  const offer = offers[sku];
  const choices = offer?.choices ?? [];
  const spoken = `${number}, ${name}`;
  const chosen = choices.find((one) => one.choice === choice) ?? choices[0];
  return (
    <li id={id} className={styles.row} data-selected={isSelected || undefined}>
      <div className={styles.head}>
        <span className={styles.number}>{number}</span>
        <h3 className={styles.name}>{offer ? <Link href={offer.url}>{name}</Link> : name}</h3>
        {onSelect && (
          <button
            type="button"
            className={styles.show}
            aria-label={`Show ${spoken}`}
            aria-pressed={isSelected}
            onClick={() => onSelect(id)}
          >
            Show
          </button>
        )}
      </div>
      <p className={styles.where}>
        {'hostId' in at
          ? `Hangs on ${nameOf(at.hostId)}.`
          : `${feetAndInches(at.xMm)} from the left, ${feetAndInches(at.yMm)} from the back, ${turnedText[at.quarterTurns]}.`}
        {action === undefined && chosen && chosen.label !== '' && ` ${chosen.label}.`}
      </p>
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li key={JSON.stringify(problem)} data-blocking={isBlocking(problem) || undefined}>
              <Icon name={isBlocking(problem) ? 'alert' : 'info'} size={16} />
              {problemText(problem, nameOf)}
            </li>
          ))}
        </ul>
      )}
      {action !== undefined && (
        <div className={styles.tools}>
          <PlaceForm piece={piece} name={spoken} action={action} onSubmit={onSubmit} />
          {choices.length > 1 && (
            <IntentForm
              target={{ action, fields: { intent: 'choose', pieceId: id } }}
              className={styles.place}
              aria-label={`Variation of ${spoken}`}
              onSubmit={onSubmit}
            >
              <SelectField
                key={chosen?.choice}
                name="choice"
                label="Variation"
                defaultValue={String(chosen?.choice)}
                options={choices.map(({ choice: value, label }) => ({ value: String(value), label }))}
              />
              <Button type="submit" size="small">
                Choose
              </Button>
            </IntentForm>
          )}
          <div className={styles.buttons}>
            {isOnFloor(piece) && (
              <IntentForm target={{ action, fields: { intent: 'turn', pieceId: id } }} onSubmit={onSubmit}>
                <Button type="submit" size="small" aria-label={`Turn ${spoken}`}>
                  Turn
                </Button>
              </IntentForm>
            )}
            <IntentForm target={{ action, fields: { intent: 'remove', pieceId: id } }} onSubmit={onSubmit}>
              <Button type="submit" size="small" variant="quiet" aria-label={`Remove ${spoken}`}>
                Remove
              </Button>
            </IntentForm>
          </div>
        </div>
      )}
    </li>
  );
};

/**
 * Table of a plan's pieces: position, turns, problems, and forms to edit them. The focus of a removed piece goes to the
 * next one, or to the last.
 */
export const GymPieces = ({ problems, selectedId, ...shown }: GymPiecesProps) => {
  const { project } = shown;
  const nameOf = pieceNames(shown);
  const rows = useRef<HTMLOListElement>(null);
  const focusedRow = useRef<number>(undefined);
  const noteFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    focusedRow.current = [...(rows.current?.children ?? [])].findIndex((row) => row.contains(target));
  };
  const count = project.pieces.length;
  const lastCount = useRef(count);
  useEffect(() => {
    const isRemoved = count < lastCount.current;
    lastCount.current = count;
    if (!isRemoved || focusedRow.current === undefined || document.activeElement !== document.body) return;
    const row = rows.current?.children[Math.min(focusedRow.current, count - 1)];
    row?.querySelector<HTMLElement>('button')?.focus();
  }, [count]);
  return (
    <ol ref={rows} className={styles.pieces} onFocus={noteFocus}>
      {project.pieces.map((piece, at) => (
        <Row
          key={piece.id}
          {...shown}
          piece={piece}
          number={at + 1}
          problems={problems.filter(({ pieceId }) => pieceId === piece.id)}
          nameOf={nameOf}
          isSelected={piece.id === selectedId}
        />
      ))}
    </ol>
  );
};
