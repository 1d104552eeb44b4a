import { createHash } from 'node:crypto';
import { checkoutMachine } from '@ironcart/checkout-machines';
import type { HostFacts } from '@ironcart/checkout-machines/host';
import type { ContractHandlers, RequestContext } from '../../http/request-context.ts';
import type { ServiceContext } from '../service-context.ts';
import { createSeal, type Seal } from './seal.ts';

export interface SessionsContext extends ServiceContext {
  /** The handlers for checkout's calls. */
  readonly handlers: () => Partial<ContractHandlers>;
  readonly facts: (site: RequestContext['site']) => Promise<HostFacts>;
  readonly seal: Seal;
  readonly release: string;
}

export interface CheckoutSessionOptions extends Pick<SessionsContext, 'handlers' | 'facts'> {
  /** The hash of the build. */
  readonly hash: string;
  /** Encrypts what is stored. */
  readonly secret: string;
}

/** Identifies the machines' behaviour: sessions of another build or another state chart are replayed. */
const releaseOf = (hash: string): string => {
  const chart = createHash('sha256').update(JSON.stringify(checkoutMachine.config)).digest('base64url').slice(0, 12);
  return `${hash} ${chart}`;
};

/** Creates the context of checkout sessions in this process. */
export const sessionsContext = (
  service: ServiceContext,
  { handlers, facts, hash, secret }: CheckoutSessionOptions,
): SessionsContext => ({ ...service, handlers, facts, seal: createSeal(secret), release: releaseOf(hash) });
