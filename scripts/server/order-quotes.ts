import { randomUUID } from 'node:crypto';
import type { Database } from '@ironcart/backend';
import { priceQuote, type QuoteIssue, readWaitingQuotes } from '@ironcart/backend/orders';
import { type Money, parseMoney } from '@ironcart/core/money';
import { type CodeTexts, textOfCode } from '@ironcart/core/result';
import { isCalendarDay } from '@ironcart/core/site';
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
  wrong_count: ({ lines }) =>
    `The quote ${quoteId} has ${lines} ${lines === 1 ? 'line' : 'lines'}: give one price for each.`,
  past: 'The day is over already.',
});

const priceOf = (text: string): Money | undefined => {
  const price = parseMoney(text);
  return price.ok && price.value >= 0 ? price.value : undefined;
};

/**
 * `npm run order -- quote`: prices a quote request. @returns undefined if arguments are missing, or a string with the
 * reason why one is invalid
 */
export const priceQuoteBy = ([quoteId, day, ...given]: readonly string[]): QuoteWork | string | undefined => {
  if (quoteId === undefined || day === undefined || given.length === 0) return undefined;
  if (!isCalendarDay(day)) return `"${day}" is no DAY as in 2027-03-31.`;
  const wrong = given.find((text) => priceOf(text) === undefined);
  if (wrong !== undefined) return `"${wrong}" is no PRICE as in 120.00.`;
  const prices = given.flatMap((text) => priceOf(text) ?? []);
  return async (db, { publicUrl, host, port, sites }) => {
    const priced = await priceQuote(db, {
      quoteId,
      day,
      prices,
      sites,
      now: new Date(),
      mailId: randomUUID(),
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
