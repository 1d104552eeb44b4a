import { CHAT_MESSAGES } from '@ironcart/api/contract';
import { hasFeature } from '@ironcart/core/site';
import { inTransaction } from '../../db/transaction.ts';
import { refuse } from '../../http/refusal.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import type { ServiceContext } from '../service-context.ts';
import { readLatestChat } from './chat.reader.ts';

const notOffered = () => refuse('not_offered', 'This site has no live chat');

/** svc_chat: messages from shoppers; staff answers with `npm run chat`. */
export const createChatService = ({ db, sites, now, randomId }: ServiceContext): ServiceHandlers<'chat'> => ({
  getChat: async ({ query, session }) => {
    if (!hasFeature('liveChat', sites.byStoreId(query.storeId))) return notOffered();
    const found = await session.find();
    return found === undefined ? { status: 'none', messages: [] } : readLatestChat(db, found.sessionId);
  },

  write: async ({ body, session }) => {
    const site = sites.byStoreId(body.storeId);
    if (!hasFeature('liveChat', site)) return notOffered();
    const { sessionId } = await session.ensure();
    const at = now();
    const isWritten = await inTransaction(db, async (transaction) => {
      await transaction
        .insertInto('chats')
        .values({ chat_id: randomId(), session_id: sessionId, site_code: site.code, started_at: at, closed_at: null })
        .onConflict((conflict) => conflict.column('session_id').where('closed_at', 'is', null).doNothing())
        .execute();
      const chat = await transaction
        .selectFrom('chats')
        .select('chat_id')
        .where('session_id', '=', sessionId)
        .where('closed_at', 'is', null)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const { count } = await transaction
        .selectFrom('chat_messages')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('chat_id', '=', chat.chat_id)
        .executeTakeFirstOrThrow();
      if (Number(count) >= CHAT_MESSAGES) return false;
      await transaction
        .insertInto('chat_messages')
        .values({ chat_id: chat.chat_id, author: 'shopper', body: body.text, written_at: at })
        .execute();
      return true;
    });
    if (!isWritten) return refuse('chat_full', `A chat has at most ${CHAT_MESSAGES} messages`);
    return readLatestChat(db, sessionId);
  },
});
