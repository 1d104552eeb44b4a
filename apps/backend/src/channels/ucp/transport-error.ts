import { ucpVersion } from './protocol.ts';

/**
 * An error of a request before any operation: the protocol's code, with the HTTP status for REST and the JSON-RPC code
 * for MCP. Errors of operations are messages in their responses instead.
 */
export interface TransportError {
  readonly isTransportError: true;
  readonly code: TransportErrorCode;
  /** For the platform's developer; never contains a secret or a server path. */
  readonly content: string;
  readonly retryAfterSeconds?: number | undefined;
  /** The permitted methods of the path, for a request with another method. */
  readonly methods?: readonly string[] | undefined;
  /** The header `WWW-Authenticate` of an error that another token would resolve. */
  readonly challenge?: string | undefined;
}

/** The HTTP status and JSON-RPC code of every transport error. */
export const transportErrors = {
  invalid_profile_url: { status: 400, rpc: -32001 },
  profile_unreachable: { status: 424, rpc: -32001 },
  profile_malformed: { status: 422, rpc: -32001 },
  version_unsupported: { status: 422, rpc: -32001 },
  profile_not_trusted: { status: 403, rpc: -32000 },
  signature_missing: { status: 401, rpc: -32000 },
  signature_invalid: { status: 401, rpc: -32000 },
  identity_required: { status: 401, rpc: -32000 },
  insufficient_scope: { status: 403, rpc: -32000 },
  key_not_found: { status: 401, rpc: -32000 },
  digest_mismatch: { status: 400, rpc: -32600 },
  algorithm_unsupported: { status: 400, rpc: -32600 },
  invalid_request: { status: 400, rpc: -32602 },
  request_too_large: { status: 400, rpc: -32602 },
  not_found: { status: 404, rpc: -32601 },
  method_not_allowed: { status: 405, rpc: -32600 },
  body_too_large: { status: 413, rpc: -32600 },
  unsupported_media_type: { status: 415, rpc: -32600 },
  idempotency_key_reused: { status: 409, rpc: -32000 },
  too_many_requests: { status: 429, rpc: -32000 },
  unavailable: { status: 503, rpc: -32000 },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly rpc: number }>>;

export type TransportErrorCode = keyof typeof transportErrors;

export const transportError = (
  code: TransportErrorCode,
  content: string,
  retryAfterSeconds?: number,
): TransportError => ({
  isTransportError: true,
  code,
  content,
  ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
});

export const wrongMethod = (methods: readonly string[], content: string): TransportError => ({
  ...transportError('method_not_allowed', content),
  methods,
});

/** An error of the customer's token, with a challenge (RFC 6750). */
export const tokenError = (
  code: 'identity_required' | 'insufficient_scope',
  content: string,
  challenge: string,
): TransportError => ({ ...transportError(code, content), challenge });

/** Converts a transport error to messages of a response. */
export const messagesOf = ({ code, content }: TransportError) => ({
  ucp: { version: ucpVersion, status: 'error' },
  messages: [{ type: 'error', code, content, severity: 'requires_buyer_review' }],
});

export const isTransportError = (value: unknown): value is TransportError =>
  typeof value === 'object' && value !== null && 'isTransportError' in value;
