import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ServiceContext } from '../../../services/service-context.ts';
import { answerOf } from '../answer.ts';
import { askPlatform, platformUrlOf } from '../platform-connection.ts';
import type { PlatformProfiles } from '../platform-profiles.ts';
import { orderCapability } from '../protocol.ts';
import { readSigner } from '../signing-keys.ts';
import { isTransportError } from '../transport-error.ts';
import { type UcpContext, urlOn } from '../ucp-context.ts';
import { type AgentOrder, readAgentOrder } from './agent-order.reader.ts';
import { orderDocument } from './order-document.ts';
import { signedHeaders } from './sign-webhook.ts';

export interface TellPlatformsContext
  extends Pick<ServiceContext, 'db' | 'now' | 'logger' | 'sites'>,
    Pick<UcpContext, 'publicUrl' | 'settings'> {
  readonly profiles: PlatformProfiles;
}

/** Time limit of one webhook, and of a run: other jobs wait behind it. In milliseconds. */
const patienceMs = 5_000;
const runMs = 15_000;
/** Maximum webhooks per run. */
const mostAtOnce = 20;
/** When an undelivered webhook is sent again: later each time. A run that ends in between holds it as long. */
const firstDelayMs = 30_000;
const lastDelayMs = 6 * 60 * 60_000;
/** After how long a platform that fails is given up, until the order changes again. */
const givenUpAfterMs = 3 * 24 * 60 * 60_000;

/** Why a platform was not told, and whether a retry can help; undefined if it was, or wants not to be. */
type Fault = { readonly text: string; readonly isFinal: boolean } | undefined;

const final = (text: string): Fault => ({ text, isFinal: true });
const passing = (text: string): Fault => ({ text, isFinal: false });

interface Claimed {
  readonly order_id: string;
  readonly platform: string;
  readonly changes: number;
  readonly failing_since: Date | null;
}

/** Takes an order whose platform is to be told, for the time until its next attempt. */
const claim = async ({ db, now }: TellPlatformsContext, failed: readonly string[]): Promise<Claimed | undefined> => {
  const at = now();
  const { rows } = await sql<Claimed>`
    update agent_orders set attempts = attempts + 1, next_attempt_at = ${at}::timestamptz
      + least(${firstDelayMs} * 2.0 ^ least(attempts, 20), ${lastDelayMs}) * interval '1 millisecond'
    where order_id = (
      select order_id from agent_orders
      where changes > told_changes and next_attempt_at <= ${at} and platform <> all (${[...failed]}::text[])
      order by next_attempt_at limit 1 for update skip locked)
    returning order_id, platform, changes, failing_since`.execute(db);
  return rows[0];
};

/** The webhook's id: the same for each attempt to tell of the same change. */
const webhookIdOf = ({ orderId, changes }: AgentOrder): string => {
  const hex = createHash('sha256').update(`order ${orderId} ${changes}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

const post = async (context: TellPlatformsContext, order: AgentOrder, url: URL): Promise<Fault> => {
  const { db, now, settings, sites } = context;
  const site = sites.all.find(({ code }) => code === order.siteCode);
  if (!site) return final('Its site is no more');
  const body = orderDocument(context, site, order);
  const envelope = {
    capability: orderCapability,
    active: new Set([orderCapability]),
    continueUrl: urlOn(context, site, '/'),
  } as const;
  const webhook = {
    url,
    body: Buffer.from(JSON.stringify(answerOf({ isDone: true, body }, envelope))),
    id: webhookIdOf(order),
    at: now(),
  };
  const signer = { ...(await readSigner(db)), profileUrl: urlOn(context, site, '/.well-known/ucp') };
  try {
    const response = await askPlatform(
      url,
      { method: 'POST', headers: signedHeaders(webhook, signer), body: webhook.body },
      { allowsLoopback: settings.allowsLoopback ?? false, signal: AbortSignal.timeout(patienceMs) },
    );
    response.destroy();
    const { statusCode: status = 0 } = response;
    if (status >= 200 && status < 300) return undefined;
    const isFinal = status >= 400 && status < 500 && ![401, 403, 404, 408, 429].includes(status);
    return { text: `It answers ${status}`, isFinal };
  } catch (error) {
    return passing(error instanceof Error ? error.message : 'It did not answer');
  }
};

/** Tells the platform of an order, if it wants to hear of its orders and may still call. */
const tell = async (context: TellPlatformsContext, { order_id, platform }: Claimed): Promise<Fault> => {
  const { settings, profiles } = context;
  const options = { allowsLoopback: settings.allowsLoopback ?? false };
  const profileUrl = platformUrlOf(platform, options);
  const isAllowed = settings.platforms === undefined || settings.platforms.includes(profileUrl?.origin ?? '');
  if (!profileUrl || !isAllowed) return undefined;
  const profile = await profiles.of(profileUrl, async () => undefined);
  if (isTransportError(profile)) return passing(profile.content);
  if (profile.webhookUrl === undefined) return undefined;
  const url = platformUrlOf(profile.webhookUrl, options);
  if (!url) return final('Its webhook is no address that the store connects to');
  const order = await readAgentOrder(context.db, order_id);
  return order && post(context, order, url);
};

/** Writes down how an attempt ended. */
const settle = async (
  { db, now, logger }: TellPlatformsContext,
  { order_id, platform, changes, failing_since }: Claimed,
  fault: Fault,
): Promise<void> => {
  const update = db.updateTable('agent_orders').where('order_id', '=', order_id).where('told_changes', '<', changes);
  if (fault === undefined) {
    await update.set({ told_changes: changes, attempts: 0, failing_since: null, last_fault: null }).execute();
    return;
  }
  const since = failing_since ?? now();
  const isGivenUp = fault.isFinal || now().getTime() - since.getTime() >= givenUpAfterMs;
  logger.warn({ platform, orderId: order_id, isGivenUp, fault: fault.text }, 'A platform was not told of an order');
  await update
    .set({
      failing_since: isGivenUp ? null : since,
      last_fault: fault.text.slice(0, 300),
      ...(isGivenUp ? { told_changes: changes, attempts: 0 } : {}),
    })
    .execute();
};

/**
 * Tells the platforms of agents how their orders are now: one webhook per order, whatever number of changes it is about.
 * Several processes may run it at once. A platform that fails is left alone until the next run.
 */
export const tellPlatforms = async (context: TellPlatformsContext): Promise<void> => {
  const isOver = AbortSignal.timeout(runMs);
  const failed: string[] = [];
  for (let asked = 0; asked < mostAtOnce && !isOver.aborted; asked += 1) {
    const claimed = await claim(context, failed);
    if (claimed === undefined) return;
    const fault = await tell(context, claimed);
    await settle(context, claimed, fault);
    if (fault !== undefined) failed.push(claimed.platform);
  }
};
