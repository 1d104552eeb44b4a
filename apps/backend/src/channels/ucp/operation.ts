import type { Site } from '@ironcart/core/site';
import type { GenericSchema, InferOutput } from 'valibot';
import type { LinkedCustomer } from './identity/grants.reader.ts';
import type { ErrorMessage, Message } from './messages/message.ts';
import type { PlatformKey } from './platform-profile.ts';
import type { CapabilityName } from './protocol.ts';
import type { TransportError } from './transport-error.ts';
import type { UcpContext } from './ucp-context.ts';

/** Who calls an operation, and on which site. */
export interface AgentCall {
  readonly site: Site;
  /** The address of the platform's profile. */
  readonly platform: string;
  /** The keys that its profile publishes. */
  readonly keys: readonly PlatformKey[];
  /** Whether the platform signed the request. */
  readonly isSigned: boolean;
  /** The customer for whom the platform calls; undefined: a guest. */
  readonly customer: LinkedCustomer | undefined;
  readonly remoteAddress: string;
  /** The capabilities that both the platform and the store have. */
  readonly active: ReadonlySet<string>;
  /** Whether the platform lets the buyer choose a way to ship for each package. */
  readonly showsPackages: boolean;
}

/** The result of an operation, without the protocol's envelope. */
export type Outcome =
  | {
      readonly isDone: true;
      readonly body: Readonly<Record<string, unknown>>;
      readonly messages?: readonly Message[];
      readonly isCreated?: boolean;
      /** The ways to pay, for a checkout. */
      readonly paymentHandlers?: Readonly<Record<string, unknown>>;
    }
  | {
      readonly isDone: false;
      readonly messages: readonly [ErrorMessage, ...Message[]];
      /** Where a person goes on. Default: the site. */
      readonly continueUrl?: string;
    };

/** An operation of a capability, which REST and MCP both reach. */
export interface Operation {
  /** As the protocol calls it: the tool's name in MCP. */
  readonly name: string;
  readonly capability: CapabilityName;
  /** For MCP: what the tool is good for. */
  readonly description: string;
  /** The name of the payload among a tool's arguments; undefined without one. */
  readonly payload: 'catalog' | 'cart' | 'checkout' | undefined;
  readonly input: GenericSchema;
  /** Whether it concerns one resource, which is named in the path or in `id`. */
  readonly hasId: boolean;
  /** Whether it changes something, so that it can be repeated by its idempotency key. */
  readonly isChange: boolean;
  /** Whether it may only be asked for with an idempotency key, because it moves money. */
  readonly needsKey?: boolean;
  readonly run: (context: UcpContext, call: AgentCall, request: OperationRequest) => Promise<Outcome | TransportError>;
}

export interface OperationRequest {
  /** The resource's id; '' if the operation has none. */
  readonly id: string;
  /** As the operation's schema returns it. */
  readonly input: unknown;
}

/** Defines an operation, whose request has the type of its schema. */
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
