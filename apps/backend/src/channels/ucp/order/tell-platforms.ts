import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
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
import { retryAfterMs } from './retry-after.ts';
import { signedHeaders } from './sign-webhook.ts';
import { type Claimed, claimOrder, type Fault, leaseMs, settleOrder, type Told } from './told-orders.transactor.ts';

export interface TellPlatformsContext
  extends Pick<ServiceContext, 'db' | 'now' | 'logger' | 'sites'>,
    Pick<UcpContext, 'publicUrl' | 'settings'> {
  readonly profiles: PlatformProfiles;
}

/** Time limit of one webhook, in milliseconds; other jobs wait for the whole run. */
const patienceMs = 5_000;
const runMs = 15_000;
/** Time limit of a run for sending, in milliseconds; afterwards another process may take the order. */
const sendingMs = leaseMs - 2 * patienceMs;
/** Maximum number of webhooks per run. */
const mostAtOnce = 20;
const final = (text: string): Fault => ({ text, isFinal: true });
const passing = (text: string): Fault => ({ text, isFinal: false });

/** The webhook's id: the same for each attempt to deliver the same change. */
const webhookIdOf = ({ orderId, changes }: AgentOrder): string => {
  const hex = createHash('sha256').update(`order ${orderId} ${changes}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

interface Aim {
  readonly order: AgentOrder;
  readonly url: URL;
  readonly at: Date;
  /** Aborted when another process may take the order. */
  readonly isLate: AbortSignal;
}

/** The fault in a platform's response; undefined if the webhook was delivered. */
const faultOf = ({ statusCode: status = 0, headers }: IncomingMessage, nowMs: number): Fault | undefined => {
  if (status >= 200 && status < 300) return undefined;
  const isFinal = status >= 400 && status < 500 && ![401, 403, 404, 408, 429].includes(status);
  const waitMs = isFinal ? undefined : retryAfterMs(headers['retry-after'], nowMs);
  return { text: `It answers ${status}`, isFinal, waitMs };
};

const post = async (context: TellPlatformsContext, { order, url, at, isLate }: Aim): Promise<Fault | undefined> => {
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
    at,
  };
  const signer = { ...(await readSigner(db)), profileUrl: urlOn(context, site, '/.well-known/ucp') };
  try {
    const response = await askPlatform(
      url,
      { method: 'POST', headers: signedHeaders(webhook, signer), body: webhook.body },
      {
        allowsLoopback: settings.allowsLoopback ?? false,
        signal: AbortSignal.any([isLate, AbortSignal.timeout(patienceMs)]),
      },
    );
    response.destroy();
    return faultOf(response, now().getTime());
  } catch (error) {
    return passing(error instanceof Error ? error.message : 'It did not answer');
  }
};

/** Delivers an order's webhook if the platform has configured one and may still call. */
const tell = async (
  context: TellPlatformsContext,
  { order_id, platform, changes, webhook_at: at }: Claimed,
): Promise<Told> => {
  const isLate = AbortSignal.timeout(sendingMs);
  const { settings, profiles } = context;
  const options = { allowsLoopback: settings.allowsLoopback ?? false };
  const profileUrl = platformUrlOf(platform, options);
  const isAllowed = settings.platforms === undefined || settings.platforms.includes(profileUrl?.origin ?? '');
  if (!profileUrl || !isAllowed) return { changes };
  const profile = await profiles.of(profileUrl, async () => undefined);
  if (isTransportError(profile)) return { changes, fault: passing(profile.content) };
  if (profile.webhookUrl === undefined) return { changes };
  const url = platformUrlOf(profile.webhookUrl, options);
  if (!url) return { changes, fault: final('Its webhook is no address that the store connects to') };
  const order = await readAgentOrder(context.db, order_id);
  if (!order) return { changes };
  const fault = await post(context, { order, url, at, isLate });
  return { changes: order.changes, ...(fault && { fault }) };
};

/**
 * Delivers the current state of agents' orders to the platforms' webhooks: one webhook per order, regardless of the
 * number of changes, sequentially. Several processes may run it concurrently. A platform that fails is skipped until
 * the next run, or for the time that it requests.
 */
export const tellPlatforms = async (context: TellPlatformsContext): Promise<void> => {
  const isOver = AbortSignal.timeout(runMs);
  const failed: string[] = [];
  for (let asked = 0; asked < mostAtOnce && !isOver.aborted; asked += 1) {
    const claimed = await claimOrder(context, failed);
    if (claimed === undefined) return;
    const told = await tell(context, claimed);
    await settleOrder(context, claimed, told);
    if (told.fault !== undefined) failed.push(claimed.platform);
  }
};
