import { tryAgainIn } from '@ironcart/core/forms';
import { retryAfterHeaders } from './come-back.ts';

const sentences = {
  403: 'This form was not sent from our own pages. Go back, reload the page and send it again.',
  405: 'This address does not take that kind of request.',
  411: 'The request does not say how long it is.',
  413: 'The form is too large. Go back and send less of it, for example fewer or smaller photos.',
  500: 'Something went wrong on our side. Reload the page in a moment.',
  503: 'The store cannot be reached for a moment. This page loads again by itself in a few seconds.',
} as const;

const plain = (status: number, sentence: string, headers: Readonly<Record<string, string>>): Response =>
  new Response(`${sentence}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  });

/** A plain response for requests that do not reach a page. */
export const refusal = (status: keyof typeof sentences, headers: Readonly<Record<string, string>> = {}): Response =>
  plain(status, sentences[status], headers);

/** A plain response to a rate-limited request, with the delay before the next attempt. */
export const overLimit = (seconds: number | undefined): Response =>
  plain(429, `That was too much at once. ${tryAgainIn(seconds)}`, retryAfterHeaders(seconds));
