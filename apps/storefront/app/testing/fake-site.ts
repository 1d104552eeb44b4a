import { countryToWire } from '@ironcart/api/codec';
import type { LiveChat } from '@ironcart/core/customer';
import { type FakeService, json, parametersOf } from './fake-call.ts';

const countries = [
  countryToWire({ alpha2: 'US', name: 'United States', requireRegion: true, postcodeRegex: '^\\d{5}$' }),
  ...['CA', 'ES', 'IT'].map((alpha2) =>
    countryToWire({ alpha2, name: alpha2, requireRegion: true, postcodeRegex: undefined }),
  ),
];

/** The site of the fake backend. */
export interface FakeSite {
  readonly flags: Readonly<Record<string, unknown>>;
  /** The visitor's likely country. */
  readonly country: string;
}

/** Countries and regions, the visitor's country, feature flags, analytics and the live chat. */
export const createFakeSite = ({ flags, country }: FakeSite): FakeService => {
  let chat: LiveChat = { status: 'none', messages: [] };
  return (call) => {
    const { method, path, body } = call;
    switch (path) {
      case '/svc_ssr/countries':
        return json(countries);
      case '/svc_ssr/regions': {
        const countryId = parametersOf(call).get('countryCode') ?? '';
        return json([{ regionId: 1, countryId, code: 'OH', name: 'Ohio' }]);
      }
      case '/svc_ssr/geoIp': {
        const current = parametersOf(call).get('current');
        return json({ country, name: country, path: '', current, currentName: current });
      }
      case '/svc_flag/config':
        return json({ version: 1, flags });
      case '/svc_analytics/events':
        return json({ success: true });
      case '/svc_chat/chat':
        if (method === 'POST') {
          const { text } = body as { readonly text: string };
          const written = { author: 'shopper', text, writtenAt: '2026-11-20T10:00:00.000Z' } as const;
          chat = { status: 'open', messages: [{ _id: 1, ...written }] };
        }
        return json(chat);
      default:
        return undefined;
    }
  };
};
