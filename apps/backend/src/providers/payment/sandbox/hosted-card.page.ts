import { escapeHtml } from '../../../http/escape-html.ts';
import { sandboxCards } from '../sandbox-cards.ts';
import { bankPage } from './bank-page.ts';
import type { CardProblem } from './card-input.ts';

/** The parameters of the hosted card page. */
export interface HostedCard {
  /** The store's path to return to. */
  readonly returnTo: string;
  /** Whether only the security code of a stored card is requested. */
  readonly isCodeOnly: boolean;
}

type FieldName = CardProblem['field'];

export type TypedCard = Readonly<Partial<Record<FieldName, string>>>;

interface HostedField {
  readonly name: FieldName;
  readonly label: string;
  readonly attributes: string;
  /** Whether the entered values are shown again with an error. */
  readonly isShownAgain: boolean;
}

const codeField: HostedField = {
  name: 'cvc',
  label: 'Security code',
  attributes: 'inputmode="numeric" autocomplete="cc-csc" maxlength="4"',
  isShownAgain: false,
};

const cardFields: readonly HostedField[] = [
  {
    name: 'number',
    label: 'Card number',
    attributes: 'inputmode="numeric" autocomplete="cc-number" maxlength="23"',
    isShownAgain: true,
  },
  {
    name: 'expiry',
    label: 'Expiry date (MM/YY)',
    attributes: 'inputmode="numeric" autocomplete="cc-exp" maxlength="7"',
    isShownAgain: true,
  },
  codeField,
  { name: 'name', label: 'Name on card', attributes: 'autocomplete="cc-name" maxlength="200"', isShownAgain: true },
];

const testCards = `
<details>
  <summary>Test cards of this sandbox</summary>
  <dl>${sandboxCards.map(({ number, label }) => `<dt>${number}</dt><dd>${escapeHtml(label)}</dd>`).join('')}</dl>
</details>`;

/** The provider's card form as a separate page, for store pages without scripts. */
export const hostedCardPage = (
  { returnTo, isCodeOnly }: HostedCard,
  { typed = {}, problem }: { readonly typed?: TypedCard; readonly problem?: CardProblem | undefined } = {},
): Response => {
  const field = ({ name, label, attributes, isShownAgain }: HostedField): string => {
    const message = problem?.field === name ? problem.message : '';
    const value = isShownAgain ? ` value="${escapeHtml(typed[name] ?? '')}"` : '';
    return `<div>
  <label for="${name}">${label}</label>
  <input id="${name}" name="${name}" required aria-describedby="${name}-error" aria-invalid="${message !== ''}" ${attributes}${value}>
  <p class="error" id="${name}-error">${escapeHtml(message)}</p>
</div>`;
  };
  return bankPage(
    'Card details',
    `<form method="post" action="/sandbox-pay/hosted-card" novalidate>
<input type="hidden" name="returnTo" value="${escapeHtml(returnTo)}">
<input type="hidden" name="asks" value="${isCodeOnly ? 'code' : 'card'}">
${(isCodeOnly ? [codeField] : cardFields).map(field).join('\n')}
<button class="main" type="submit">Use this card</button>
</form>
<p><a href="${escapeHtml(returnTo)}">Back to the store</a></p>
${isCodeOnly ? '' : testCards}`,
    { heading: 'Sandbox payment page', status: problem === undefined ? 200 : 422 },
  );
};
