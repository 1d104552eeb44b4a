import { AddressField, type AddressFieldShape } from '../../../checkout/AddressField.tsx';
import { addressDraft } from '../../../checkout/address-draft.ts';
import { useSelector } from '../../use-selector.ts';
import { useCheckout } from '../checkout-context.ts';
import { addressPatch } from './address-patch.ts';
import type { useAddressErrors } from './use-address-errors.ts';

export interface BoundAddressFieldProps {
  readonly shape: AddressFieldShape;
  readonly errors: ReturnType<typeof useAddressErrors>;
}

/** A field of an address of the order. It subscribes to its own text and error: typing renders no other field. */
export const BoundAddressField = ({ shape, errors: { section, select } }: BoundAddressFieldProps) => {
  const actor = useCheckout();
  const value = useSelector(
    actor,
    ({ context }) => addressDraft(context[`${section}Address`], context.site.defaultCountry)[shape.field],
  );
  const error = useSelector(actor, select(shape.field, shape.name));
  return (
    <AddressField
      {...shape}
      value={value}
      error={error}
      onFieldChange={(field, text) =>
        actor.send({ type: `${section}Address.changed`, address: addressPatch(field, text) })
      }
    />
  );
};
