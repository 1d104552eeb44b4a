import { isBlank } from '@ironcart/core/forms';
import { hasFeature } from '@ironcart/core/site';
import { data } from 'react-router';
import { chatFullText } from '../../chat/chat-full.ts';
import { formRefusal, type RefusalMessages } from '../../data/form-refusal.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RequestContext } from '../../request-context/request-context.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'Live chat', isPrivate: true };

const requireChat = ({ site }: RequestContext): void => {
  if (!hasFeature('liveChat', site)) throw data({ code: 'not_found' }, { status: 404 });
};

/** The shopper's chat, on sites with live chat (S1-chat-01). */
export const loader = async ({ context }: RouteArgs) => {
  requireChat(context);
  const chat = context.hasSession ? await context.api.chat.get() : ({ status: 'none', messages: [] } as const);
  return { head, chat };
};

const messages: RefusalMessages<'chat.write'> = {
  chat_full: chatFullText,
  not_offered: 'This site has no live chat.',
};

/** Sends a message. Returns the text if it was not accepted, so that it can be sent again. */
export const action = async ({ request, context }: RouteArgs) => {
  requireChat(context);
  const text = String((await request.formData()).get('text') ?? '').trim();
  if (isBlank(text)) return { unsent: '', failure: 'Please enter your message' };
  try {
    await context.api.chat.write(text);
  } catch (thrown) {
    return { unsent: text, failure: formRefusal<'chat.write'>(thrown, messages).message };
  }
  return undefined;
};
