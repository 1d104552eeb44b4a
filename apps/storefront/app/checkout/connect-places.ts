import { type ClientOptions, createClient } from '@ironcart/api/client';
import { noticeRateLimit } from '../adapters/notice-rate-limit.ts';

/** The calls that load countries and regions. */
export const connectPlaces = (options: Pick<ClientOptions, 'site' | 'appParams'>) =>
  createClient({ baseUrl: window.location.origin, ...options, onResponse: noticeRateLimit }).site;
