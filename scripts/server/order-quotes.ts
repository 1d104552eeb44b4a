import { randomUUID } from 'node:crypto';
import type { Database } from '@ironcart/backend';
import { priceQuote, type QuoteIssue, readWaitingQuotes } from '@ironcart/backend/orders';
import { parseMoney } from '@ironcart/core/money';
import { type CodeTexts, textOfCode } from '@ironcart/core/result';
import type { Configuration } from './configuration.ts';
import { plainLines } from './plain-lines.ts';

type QuoteWork = (db: Database, configuration: Configuration) => Promise<number>;

/** `npm run order -- quotes`: lists the quote requests that await prices. */
export const listQuotes: QuoteWork = async (db) => {
  const waiting = await readWaitingQuotes(db);
  if (waiting.length === 0) console.log('  No request waits for prices.');
  for (const { quoteId, siteCode, email, note, requestedAt, lines } of waiting) {
    console.log(`  ${quoteId}  ${siteCode}  ${email}  ${requestedAt.toISOString()}`);
    console.log(`    ${plainLines(note, '      ')}`);
    for (const { qty, name } of lines) console.log(`    ${qty} x ${plainLines(name)}`);
  }
  return 0;
};

const textsOf = (quoteId: string): CodeTexts<QuoteIssue> => ({
  no_quote: `There is no quote ${quoteId}.`,
  accepted: `The quote ${quoteId} was accepted already.`,
  wrong_count: `The quote ${quoteId} has another number of lines: give one price for each.`,
  past: 'The day is over already.',
});

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/**
 * `npm run order -- quote`: prices a quote request. @returns undefined if the arguments contain no prices or no date
 */
export const priceQuoteBy = ([quoteId, day, ...given]: readonly string[]): QuoteWork | undefined => {
  const prices = given.map(parseMoney).flatMap((price) => (price.ok && price.value >= 0 ? [price.value] : []));
  if (quoteId === undefined || day === undefined || !isDay(day)) return undefined;
  if (given.length === 0 || prices.length < given.length) return undefined;
  return async (db, { publicUrl, host, port, sites }) => {
    const priced = await priceQuote(db, {
      ...{ quoteId, day, prices, sites, now: new Date(), mailId: randomUUID() },
      publicUrl: publicUrl ?? `http://${host}:${port}`,
    });
    if (!priced.ok) {
      console.error(`  ${textOfCode(priced.issues[0], textsOf(quoteId))}`);
      return 2;
    }
    console.log(`  ${quoteId} is priced until ${day}; a mail is on its way.`);
    return 0;
  };
};
