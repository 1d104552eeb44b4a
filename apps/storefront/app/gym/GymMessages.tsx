import type { GymEditIssue } from '@ironcart/gym-builder';
import { ButtonLink, editIssueText, LiveRegion, Notice } from '@ironcart/react-ui';
import type { GymInCart } from './editor-answer.ts';

interface GymMessagesProps {
  readonly issue?: GymEditIssue | undefined;
  readonly failure?: string | undefined;
  readonly inCart?: GymInCart | undefined;
}

const addedText = (added: number): string =>
  added === 0
    ? 'Nothing could be put into the cart.'
    : `${added} ${added === 1 ? 'line is' : 'lines are'} in your cart.`;

/** Result of the last submitted form: why an edit was refused, or which lines were added to the cart and which were not. */
export const GymMessages = ({ issue, failure, inCart }: GymMessagesProps) => {
  const text = issue === undefined ? failure : editIssueText(issue);
  return (
    <>
      <LiveRegion message={text ?? (inCart ? addedText(inCart.added) : '')} />
      {text !== undefined && <Notice tone="error">{text}</Notice>}
      {inCart && (
        <Notice
          tone="warning"
          title={addedText(inCart.added)}
          action={inCart.added > 0 ? <ButtonLink href="/cart">To the cart</ButtonLink> : undefined}
        >
          <ul>
            {inCart.missing.map(({ name, reason }) => (
              <li key={name}>
                {name}: {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
};
