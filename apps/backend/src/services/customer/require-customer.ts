import { MISSING_CUSTOMER_DATA } from '@ironcart/api/contract';
import { type Refusal, refuse } from '../../http/refusal.ts';
import type { RequestSession } from '../../http/request-session.ts';

/** Returns the session's customer, or the refusal that makes the client refresh the session (S8-http-04). */
export const requireCustomer = async (session: RequestSession): Promise<string | Refusal<'token_expired'>> =>
  (await session.find())?.customerId ?? refuse('token_expired', MISSING_CUSTOMER_DATA);
