import type { GymPiece, GymProject } from '@ironcart/core/gym';
import { feetAndInches, type GymCatalogue, isOnFloor, misfitOf } from '@ironcart/gym-builder';
import { useState } from 'react';
import { useMoneyFormat } from '../price/Amount.tsx';
import { Button } from '../primitives/Button.tsx';
import { IntentForm } from '../primitives/IntentForm.tsx';
import { SelectField } from '../primitives/SelectField.tsx';
import type { FormProps } from '../theme/UiProvider.tsx';
import styles from './AddPieceForm.module.css';
import type { GymOffers } from './gym-view.ts';
import { pieceNames } from './piece-names.ts';

export interface AddPieceFormProps {
  readonly project: GymProject;
  readonly catalogue: GymCatalogue;
  readonly offers: GymOffers;
  readonly action: string;
  readonly onSubmit?: FormProps['onSubmit'];
}

interface FieldProps {
  readonly pieces: readonly GymPiece[];
  readonly offers: GymOffers;
  readonly onValueChange?: ((sku: string) => void) | undefined;
}

const PieceField = ({ pieces, offers, onValueChange }: FieldProps) => {
  const format = useMoneyFormat();
  return (
    <SelectField
      name="sku"
      label="What"
      className={styles.what}
      isRequired
      onValueChange={onValueChange}
      prompt="Choose"
      options={pieces.flatMap(({ sku, name, widthMm, depthMm, attachment }) => {
        const price = offers[sku]?.price;
        if (price === undefined) return [];
        const size = attachment ? '' : `, ${feetAndInches(widthMm)} × ${feetAndInches(depthMm)}`;
        return [{ value: sku, label: `${name}${size}, ${format(price)}` }];
      })}
    />
  );
};

/** Form that adds pieces to a plan: floor pieces at a free spot, attachments on a compatible rack. */
export const AddPieceForm = ({ project, catalogue, offers, action, onSubmit }: AddPieceFormProps) => {
  const [hanging, setHanging] = useState('');
  const all = [...catalogue.values()];
  const attachments = all.filter(({ attachment }) => attachment !== undefined);
  const nameOf = pieceNames({ project, catalogue });
  const racks = project.pieces.filter((piece) => isOnFloor(piece) && catalogue.get(piece.sku)?.uprights !== undefined);
  const fit = catalogue.get(hanging)?.attachment;
  const offered = racks.filter(
    ({ sku }) => fit === undefined || misfitOf(fit, catalogue.get(sku)?.uprights) === undefined,
  );
  return (
    <div className={styles.forms}>
      <IntentForm
        target={{ action, fields: { intent: 'add' } }}
        className={styles.form}
        aria-label="Add equipment"
        onSubmit={onSubmit}
      >
        <PieceField pieces={all.filter(({ attachment }) => attachment === undefined)} offers={offers} />
        <Button type="submit" variant="primary">
          Add to the floor
        </Button>
      </IntentForm>
      {racks.length > 0 && (
        <IntentForm
          target={{ action, fields: { intent: 'attach' } }}
          className={styles.form}
          aria-label="Add an attachment"
          onSubmit={onSubmit}
        >
          <PieceField pieces={attachments} offers={offers} onValueChange={setHanging} />
          <SelectField
            name="hostId"
            label="On which rack"
            options={offered.map(({ id }) => ({ value: id, label: nameOf(id) }))}
            hint={fit && offered.length === 0 ? 'No rack of this plan fits it.' : undefined}
          />
          <Button type="submit">Hang on the rack</Button>
        </IntentForm>
      )}
    </div>
  );
};
