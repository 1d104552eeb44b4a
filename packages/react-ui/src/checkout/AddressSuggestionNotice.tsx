import type { AddressSuggestion } from '@ironcart/core';
import { Button } from '../primitives/Button.tsx';
import { Notice } from '../primitives/Notice.tsx';

export interface AddressSuggestionNoticeProps {
  /** Nothing is shown where it changes nothing. */
  readonly suggestion: Pick<AddressSuggestion, 'changes'>;
  readonly onTake: () => void;
}

/** How an address could be written; the shopper may leave it as it is. */
export const AddressSuggestionNotice = ({ suggestion: { changes }, onTake }: AddressSuggestionNoticeProps) =>
  changes.length === 0 ? null : (
    <Notice action={<Button onClick={onTake}>Write it this way</Button>}>
      Did you mean {changes.map(({ to }) => to).join(', ')}?
    </Notice>
  );
