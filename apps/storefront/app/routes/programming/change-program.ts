import { formRefusal } from '../../data/form-refusal.ts';
import type { RequestContext } from '../../request-context/request-context.ts';

/** The result of changing a subscription, or the reason for a failure. */
export interface ProgrammingAnswer {
  readonly done?: string;
  readonly error?: string;
}

type Intent = 'cancel' | 'resume' | 'card';

export const isProgramIntent = (intent: string): intent is Intent =>
  intent === 'cancel' || intent === 'resume' || intent === 'card';

const onceText = 'This program was paid once: there is nothing to cancel.';
const endedText = 'This subscription has ended. You can subscribe again at any time.';

const change: Readonly<
  Record<Intent, (api: RequestContext['api'], productId: number, form: FormData) => Promise<ProgrammingAnswer>>
> = {
  cancel: async (api, productId) => {
    const { name } = await api.programs.cancel(productId);
    return { done: `${name} is cancelled. It goes on to the end of what you have paid; a mail says so, too.` };
  },
  resume: async (api, productId) => {
    const { name } = await api.programs.resume(productId);
    return { done: `${name} goes on.` };
  },
  card: async (api, productId, form) => {
    const { payments } = await api.programs.setCard(productId, String(form.get('card')).slice(0, 100));
    const isDue = payments?.some(({ paidAt }) => paidAt === undefined) === true;
    return { done: isDue ? 'The card is chosen. Your bank has not confirmed the payment yet.' : 'The card is chosen.' };
  },
};

/** Cancels or resumes the subscription of a program, or changes its card. */
export const changeProgram = async (
  { api }: Pick<RequestContext, 'api'>,
  intent: Intent,
  form: FormData,
): Promise<ProgrammingAnswer> => {
  try {
    return await change[intent](api, Number(form.get('productId')), form);
  } catch (thrown) {
    return {
      error: formRefusal<'programming.cancelProgram' | 'programming.resumeProgram' | 'programming.setProgramCard'>(
        thrown,
        {
          no_subscription: onceText,
          subscription_ended: endedText,
          payment_error: 'The bank refused this card, and nothing was charged. Choose another one.',
        },
      ).message,
    };
  }
};
