import type { LinkedPermission } from '@ironcart/react-ui';
import { redirect } from 'react-router';
import { requireCustomer } from '../../account/require-customer.ts';
import { formRefusal, type RefusalMessages } from '../../data/form-refusal.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'Link your account', isPrivate: true };

/** The authorization request in the page's query (RFC 6749), without its question mark. */
const requestOf = ({ url }: RouteArgs['context']): string => url.search.slice(1);

const messages: RefusalMessages<'agent.getLinkRequest' | 'agent.answerLinkRequest'> = {
  unknown_platform: 'This link is not one that a shopping assistant can ask with. Go back to it, and try again there.',
};

type Asked =
  | { readonly state: 'asked'; readonly permissions: readonly LinkedPermission[] }
  | { readonly state: 'faulty'; readonly message: string; readonly returnUrl: string };

/** The page's data: the consent request, or why there is none. */
type LinkAccountPage =
  | { readonly state: 'refused'; readonly message: string }
  | (Asked & {
      readonly email: string;
      readonly assistant: { readonly host: string; readonly name: string | null };
      readonly returnHost: string;
    });

const readPage = async (context: RouteArgs['context'], email: string): Promise<LinkAccountPage> => {
  try {
    const request = await context.api.agentLinks.request(requestOf(context));
    const { platform, returnOrigin } = request;
    const shared = { email, assistant: platform, returnHost: new URL(returnOrigin).host };
    if (request.state === 'faulty') {
      return { ...shared, state: 'faulty', message: request.message, returnUrl: request.returnUrl };
    }
    context.allowFormsTo(returnOrigin);
    return { ...shared, state: 'asked', permissions: request.permissions };
  } catch (thrown) {
    return { state: 'refused', message: formRefusal<'agent.getLinkRequest'>(thrown, messages).message };
  }
};

/**
 * Asks the customer, after log-in, for consent that a shopping assistant acts for them: the authorization endpoint
 * (OAuth 2).
 */
export const loader = async ({ context }: RouteArgs) => {
  const { email } = await requireCustomer(context);
  return { head, page: await readPage(context, email) };
};

/** Why the customer's decision was not accepted. */
export interface LinkAccountAnswer {
  readonly error: string;
}

/** Submits the customer's decision. @throws a redirect back to the assistant */
export const action = async ({ request, context }: RouteArgs): Promise<LinkAccountAnswer> => {
  await requireCustomer(context);
  const isAllowed = (await request.formData()).get('answer') === 'allow';
  let url: string;
  try {
    url = await context.api.agentLinks.answer(requestOf(context), isAllowed);
  } catch (thrown) {
    return { error: formRefusal<'agent.answerLinkRequest'>(thrown, messages).message };
  }
  throw redirect(url);
};
