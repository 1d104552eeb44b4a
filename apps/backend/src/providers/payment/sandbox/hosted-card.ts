import { Hono } from 'hono';
import { noSuchPaymentPage } from './bank-page.ts';
import { type CardInput, cardProblemOf, outcomeOf, securityCodeProblemOf } from './card-input.ts';
import { type HostedCard, hostedCardPage, type TypedCard } from './hosted-card.page.ts';
import { returnToStore, storePathOf } from './return-to-store.ts';
import type { TokenVault } from './token-vault.ts';

export interface HostedCardOptions {
  readonly tokens: TokenVault;
  readonly now: () => Date;
  /** Whether a post comes from one of the provider's own pages. */
  readonly isOwnPage: (request: Request) => boolean;
  readonly foreignPage: () => Response;
}

const textIn = (form: Readonly<Record<string, unknown>>, name: string): string => {
  const value = form[name];
  return typeof value === 'string' ? value.slice(0, 500) : '';
};

const expiryOf = (text: string): Pick<CardInput, 'expMonth' | 'expYear'> | undefined => {
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(text) ?? [];
  if (month === undefined || year === undefined || Number(month) < 1 || Number(month) > 12) return undefined;
  return { expMonth: Number(month), expYear: Number(year) + (year.length === 2 ? 2000 : 0) };
};

/**
 * The provider's hosted card page: the shopper arrives by redirect and returns with a token and the card's displayable
 * details in the query.
 */
export const createHostedCard = ({ tokens, now, isOwnPage, foreignPage }: HostedCardOptions): Hono => {
  const app = new Hono();

  const askedIn = (fields: Readonly<Record<string, unknown>>): HostedCard | undefined => {
    const returnTo = storePathOf(textIn(fields, 'returnTo'));
    return returnTo === undefined ? undefined : { returnTo, isCodeOnly: textIn(fields, 'asks') === 'code' };
  };

  app.get('/hosted-card', ({ req }) => {
    const asked = askedIn(req.query());
    return asked ? hostedCardPage(asked) : noSuchPaymentPage();
  });

  app.post('/hosted-card', async ({ req }) => {
    if (!isOwnPage(req.raw)) return foreignPage();
    const form = await req.parseBody();
    const asked = askedIn(form);
    if (!asked) return noSuchPaymentPage();
    const cvc = textIn(form, 'cvc').trim();
    if (asked.isCodeOnly) {
      const problem = securityCodeProblemOf({ cvc });
      if (problem) return hostedCardPage(asked, { problem });
      return returnToStore(asked.returnTo, { token: await tokens.issueForSecurityCode() });
    }
    const typed: TypedCard = {
      number: textIn(form, 'number'),
      expiry: textIn(form, 'expiry'),
      name: textIn(form, 'name'),
    };
    const expiry = expiryOf(typed.expiry ?? '');
    const card: CardInput = {
      number: (typed.number ?? '').replaceAll(/\D/g, ''),
      ...(expiry ?? { expMonth: 12, expYear: 2200 }),
      cvc,
      name: (typed.name ?? '').trim(),
    };
    const outcome = outcomeOf(card);
    const wrong = cardProblemOf(card, now());
    const problem =
      wrong?.field === 'number' || expiry !== undefined
        ? wrong
        : { field: 'expiry' as const, message: 'Enter the expiry date as MM/YY' };
    if (problem) return hostedCardPage(asked, { typed, problem });
    if (!outcome) {
      const message = 'This is a sandbox: it takes its test cards only';
      return hostedCardPage(asked, { typed, problem: { field: 'number', message } });
    }
    return returnToStore(asked.returnTo, { ...(await tokens.issueForCard(card, outcome)) });
  });

  return app;
};
