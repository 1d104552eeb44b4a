import type { AddressSuggestion } from '@ironcart/core/address';
import { Button } from '../primitives/Button.tsx';
import { Notice } from '../primitives/Notice.tsx';

export interface AddressSuggestionNoticeProps {
  /** The suggestion; nothing is shown if it has no changes. */
  readonly suggestion: Pick<AddressSuggestion, 'changes'>;
  readonly onTake: () => void;
}

/** Suggests a corrected address, which the shopper can accept or ignore. */
export const AddressSuggestionNotice = ({ suggestion: { changes }, onTake }: AddressSuggestionNoticeProps) =>
  changes.length === 0 ? null : (
    <Notice action={<Button onClick={onTake}>Write it this way</Button>}>
      Did you mean {changes.map(({ to }) => to).join(', ')}?
    </Notice>
  );
