import { Button, ButtonLink, IntentForm, Notice } from '@ironcart/react-ui';
import type { BuyAgainAnswer } from './buy-again.ts';

const titleOf = ({ added, missing }: BuyAgainAnswer): string => {
  if (missing.length === 0) return 'All of it is in your cart.';
  if (added === 0) return 'Nothing of it can be bought again.';
  return `${added} of ${added + missing.length} are in your cart. The others are not:`;
};

/** Buys an order again, and lists the items that were and were not added to the cart. */
export const BuyAgain = ({
  path,
  answer,
  isBusy,
}: {
  readonly path: string;
  readonly answer: BuyAgainAnswer | undefined;
  readonly isBusy: boolean;
}) => (
  <>
    <div role="status">
      {answer && (
        <Notice
          tone={answer.added === 0 ? 'error' : answer.missing.length > 0 ? 'warning' : 'success'}
          title={titleOf(answer)}
          action={answer.added > 0 && <ButtonLink href="/cart">To the cart</ButtonLink>}
        >
          {answer.missing.length > 0 && (
            <ul>
              {answer.missing.map(({ name, reason }) => (
                <li key={name + reason}>{`${name}: ${reason}`}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
    </div>
    <IntentForm target={{ action: path, fields: { intent: 'buyAgain' } }}>
      <Button type="submit" isBusy={isBusy}>
        Buy again
      </Button>
    </IntentForm>
  </>
);
