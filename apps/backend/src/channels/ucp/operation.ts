import type { Site } from '@ironcart/core/site';
import type { GenericSchema, InferOutput } from 'valibot';
import type { LinkedCustomer } from './identity/grants.reader.ts';
import type { ErrorMessage, Message } from './messages/message.ts';
import type { PlatformKey } from './platform-profile.ts';
import type { CapabilityName } from './protocol.ts';
import type { TransportError } from './transport-error.ts';
import type { UcpContext } from './ucp-context.ts';

/** The caller and the site of an operation. */
export interface AgentCall {
  readonly site: Site;
  /** The URL of the platform's profile. */
  readonly platform: string;
  /** The public keys in its profile. */
  readonly keys: readonly PlatformKey[];
  /** Whether the platform signed the request. */
  readonly isSigned: boolean;
  /** The customer for whom the platform calls; undefined: a guest. */
  readonly customer: LinkedCustomer | undefined;
  readonly remoteAddress: string;
  /** The capabilities supported by both the platform and the store. */
  readonly active: ReadonlySet<string>;
  /** Whether the platform lets the buyer choose a shipping method for each package. */
  readonly showsPackages: boolean;
}

/** The result of an operation, without the protocol's envelope. */
export type Outcome =
  | {
      readonly isDone: true;
      readonly body: Readonly<Record<string, unknown>>;
      readonly messages?: readonly Message[];
      readonly isCreated?: boolean;
      /** The payment handlers, for a checkout. */
      readonly paymentHandlers?: Readonly<Record<string, unknown>>;
    }
  | {
      readonly isDone: false;
      readonly messages: readonly [ErrorMessage, ...Message[]];
      /** The URL where a person can continue. Default: the site. */
      readonly continueUrl?: string;
    };

/** An operation of a capability, available over REST and MCP. */
export interface Operation {
  /** The protocol's name of the operation: the tool's name in MCP. */
  readonly name: string;
  readonly capability: CapabilityName;
  /** The tool's description for MCP. */
  readonly description: string;
  /** The name of the payload argument of a tool; undefined without one. */
  readonly payload: 'catalog' | 'cart' | 'checkout' | undefined;
  readonly input: GenericSchema;
  /** Whether it concerns one resource, identified in the path or by `id`. */
  readonly hasId: boolean;
  /** Whether it changes state, so that it can be retried with an idempotency key. */
  readonly isChange: boolean;
  /** Whether it requires an idempotency key, because it moves money. */
  readonly needsKey?: boolean;
  readonly run: (context: UcpContext, call: AgentCall, request: OperationRequest) => Promise<Outcome | TransportError>;
}

export interface OperationRequest {
  /** The resource's id; '' if the operation has none. */
  readonly id: string;
  /** The input as parsed by the operation's schema. */
  readonly input: unknown;
}

/** Defines an operation with the request type of its schema. */
export const defineOperation = <const S extends GenericSchema>(
  operation: Omit<Operation, 'run' | 'input'> & {
    readonly input: S;
    readonly run: (
      context: UcpContext,
      call: AgentCall,
      request: { readonly id: string; readonly input: InferOutput<S> },
    ) => Promise<Outcome | TransportError>;
  },
): Operation => ({
  ...operation,
  // The caller validates the input with the operation's own schema.
  run: (context, call, { id, input }) => operation.run(context, call, { id, input: input as InferOutput<S> }),
});
