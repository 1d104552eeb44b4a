import { type FakeCall, type FakeService, json, parametersOf, refuse } from './fake-call.ts';

/** Answers an authorization request: of an unknown platform, without PKCE, or a valid one. */
const answerLinkRequest = (call: FakeCall): Response => {
  const text =
    call.method === 'GET'
      ? (parametersOf(call).get('request') ?? '')
      : (call.body as { readonly request: string }).request;
  const asked = new URLSearchParams(text);
  if (asked.get('client_id') !== 'https://agent.example/profile.json') return refuse(422, 'unknown_platform');
  if (call.method === 'POST') {
    const outcome = (call.body as { readonly isAllowed: boolean }).isAllowed ? 'code=1' : 'error=access_denied';
    return json({ url: `https://agent.example/callback?${outcome}&state=${asked.get('state')}` });
  }
  const shared = { platform: { host: 'agent.example', name: 'Shopping Agent' }, returnOrigin: 'https://agent.example' };
  return asked.has('code_challenge')
    ? json({ ...shared, state: 'asked', permissions: ['cart', 'checkout'] })
    : json({
        ...shared,
        state: 'faulty',
        error: 'invalid_request',
        message: 'PKCE is required',
        returnUrl: 'https://agent.example/callback?error=invalid_request',
      });
};

const link = {
  _id: 'link-1',
  platform: { host: 'agent.example', name: 'Shopping Agent' },
  permissions: ['cart', 'checkout'],
  linkedAt: '2026-11-03T18:00:00.000Z',
  lastUsedAt: null,
};

/** The shopping agents that the customer has linked to the account, and requests to link one. */
export const createFakeAgentLinks = (): FakeService => {
  let links = [link];
  return (call) => {
    if (call.path === '/svc_customer/agent-links') return json(links);
    if (call.path === '/svc_customer/agent-link-request') return answerLinkRequest(call);
    if (!call.path.startsWith('/svc_customer/agent-links/')) return undefined;
    links = [];
    return json({ success: true });
  };
};
