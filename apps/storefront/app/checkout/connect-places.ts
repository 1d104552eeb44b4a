import { type ClientOptions, createPageClient } from '@ironcart/api/client';
import { noticeRateLimit } from '../adapters/notice-rate-limit.ts';

/** The calls that load countries and regions. */
export const connectPlaces = (options: Pick<ClientOptions, 'site' | 'appParams'>) =>
  createPageClient({ baseUrl: window.location.origin, ...options, onResponse: noticeRateLimit }).site;
