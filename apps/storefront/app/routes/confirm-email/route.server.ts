import { formRefusal, type RefusalMessages } from '../../data/form-refusal.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'Confirm your email', isPrivate: true };

/** The token is only checked on confirmation. */
export const loader = async () => ({ head });

const messages: RefusalMessages<'customer.confirmEmail'> = {
  invalid_email_token: 'This link has been used already, or is older than an hour.',
};

/** The result of a confirmation. */
export interface ConfirmEmailAnswer {
  readonly isConfirmed: boolean;
  readonly error?: string;
  /** Whether the link has been used or has expired. */
  readonly isLinkOver?: boolean;
}

/** Changes the e-mail address with the token in the URL. */
export const action = async ({ params, context }: RouteArgs): Promise<ConfirmEmailAnswer> => {
  try {
    await context.api.customer.confirmEmail(params.token ?? '');
    return { isConfirmed: true };
  } catch (thrown) {
    const { code, message } = formRefusal<'customer.confirmEmail'>(thrown, messages);
    return { isConfirmed: false, error: message, isLinkOver: code === 'invalid_email_token' };
  }
};
