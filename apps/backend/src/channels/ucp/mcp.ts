import * as v from 'valibot';
import { parseInput } from '../../http/parse-input.ts';
import { parseJson } from '../../http/read-json-body.ts';
import { isRefusal } from '../../http/refusal.ts';
import { operationOf } from './operations.ts';
import { perform } from './perform.ts';
import { type AgentRequest, receiveCall } from './receive-call.ts';
import { answerJson } from './rest.ts';
import {
  isTransportError,
  messagesOf,
  type TransportError,
  transportError,
  transportErrors,
  wrongMethod,
} from './transport-error.ts';
import { type UcpContext, urlOn } from './ucp-context.ts';

/** Supported versions of the Model Context Protocol, newest first. */
const mcpVersions = ['2025-06-18', '2025-03-26'] as const;

const id = v.union([v.pipe(v.string(), v.maxLength(200)), v.pipe(v.number(), v.safeInteger())]);
const rpcRequest = v.looseObject({
  jsonrpc: v.literal('2.0'),
  id: v.optional(id),
  method: v.pipe(v.string(), v.maxLength(100)),
  params: v.optional(v.looseObject({}), {}),
});
type RpcRequest = v.InferOutput<typeof rpcRequest>;

const agent = v.looseObject({ profile: v.pipe(v.string(), v.maxLength(500)) });
const meta = v.looseObject({
  'ucp-agent': v.optional(agent),
  'idempotency-key': v.optional(v.pipe(v.string(), v.maxLength(200))),
});
const toolCall = v.looseObject({
  name: v.pipe(v.string(), v.maxLength(100)),
  arguments: v.looseObject({ meta: v.optional(meta, {}), id: v.optional(v.pipe(v.string(), v.maxLength(200)), '') }),
});

type RpcId = string | number | null;

const answerError = (error: TransportError, rpcId: RpcId, continueUrl?: string): Response => {
  const { code, content, retryAfterSeconds, challenge } = error;
  const { status, rpc } = transportErrors[code];
  const data = {
    ...(challenge === undefined ? {} : messagesOf(error)),
    code,
    content,
    ...(continueUrl === undefined ? {} : { continue_url: continueUrl }),
    ...(retryAfterSeconds === undefined ? {} : { retry_after: retryAfterSeconds }),
  };
  return answerJson({ jsonrpc: '2.0', id: rpcId, error: { code: rpc, message: content, data } }, status, error);
};

const answerResult = (result: unknown, rpcId: RpcId): Response => answerJson({ jsonrpc: '2.0', id: rpcId, result });

const callTool = async (
  context: UcpContext,
  request: AgentRequest,
  { params }: RpcRequest,
): Promise<unknown | TransportError> => {
  const given = parseInput(toolCall, params);
  if (!given.success) return transportError('invalid_request', 'A tool is called with its name and arguments');
  const { name, arguments: args } = given.output;
  const operation = operationOf(name);
  if (!operation) return transportError('invalid_request', 'There is no such tool');
  const call = await receiveCall(context, request, args.meta['ucp-agent']?.profile);
  if (isTransportError(call)) return call;
  const performed = await perform(context, operation, call, {
    id: args.id,
    payload: operation.payload === undefined ? undefined : args[operation.payload],
    key: args.meta['idempotency-key'] ?? request.raw.headers.get('idempotency-key') ?? undefined,
  });
  if (isTransportError(performed)) return performed;
  const { answer } = performed;
  return { structuredContent: answer, content: [{ type: 'text', text: JSON.stringify(answer) }] };
};

const versionFor = ({ params }: RpcRequest): string =>
  mcpVersions.find((version) => version === params.protocolVersion) ?? mcpVersions[0];

/** Handles a request of the MCP binding: stateless JSON-RPC over HTTP. */
export const answerMcp = async (context: UcpContext, request: AgentRequest): Promise<Response> => {
  if (request.raw.method !== 'POST') {
    return answerError(wrongMethod(['POST'], 'The endpoint takes POST'), null);
  }
  const parsed = parseJson(request.body);
  if (isRefusal(parsed)) {
    const error = { code: -32700, message: 'The body is not JSON that the store reads' };
    return answerJson({ jsonrpc: '2.0', id: null, error }, 400);
  }
  const rpc = parseInput(rpcRequest, parsed);
  if (!rpc.success) {
    return answerJson({ jsonrpc: '2.0', id: null, error: { code: -32600, message: 'The body is no request' } }, 400);
  }
  const { method, id: rpcId } = rpc.output;
  // A notification has no response.
  if (rpcId === undefined) return new Response(undefined, { status: 202 });
  switch (method) {
    case 'initialize': {
      const serverInfo = { name: 'ironcart', version: '1' };
      return answerResult({ protocolVersion: versionFor(rpc.output), capabilities: { tools: {} }, serverInfo }, rpcId);
    }
    case 'ping':
      return answerResult({}, rpcId);
    case 'tools/list':
      return answerResult((await import('./mcp-tools.ts')).listTools(), rpcId);
    case 'tools/call': {
      const result = await callTool(context, request, rpc.output);
      return isTransportError(result)
        ? answerError(result, rpcId, urlOn(context, request.site, '/'))
        : answerResult(result, rpcId);
    }
    default:
      return answerJson({ jsonrpc: '2.0', id: rpcId, error: { code: -32601, message: 'There is no such method' } });
  }
};
