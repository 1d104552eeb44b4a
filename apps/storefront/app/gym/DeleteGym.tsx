import { ConfirmedAction } from '@ironcart/react-ui';

interface DeleteGymProps {
  /** The path of the gym's page. */
  readonly path: string;
  readonly name: string;
}

/** Deletes a gym of the customer, after a confirmation: it cannot be restored. */
export const DeleteGym = ({ path, name }: DeleteGymProps) => (
  <ConfirmedAction
    label="Delete"
    subject={name}
    text="A deleted gym cannot be brought back, and its shared link ends."
    button={`Delete ${name}`}
    target={{ action: path, fields: { intent: 'remove' } }}
  />
);
