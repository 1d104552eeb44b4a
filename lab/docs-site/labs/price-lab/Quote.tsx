import { formatMoney, type Money } from '@ironcart/core/money';
import { quoteCart } from '@ironcart/pricing';
import { type ExplainRequest, explain, whatIf } from '@ironcart/pricing/trace';
import { PriceTrace, PriceTraceDifference } from '@ironcart/react-ui/price-trace';

interface QuoteProps {
  readonly request: ExplainRequest;
  /** The request to compare with; undefined without a comparison. */
  readonly before: ExplainRequest | undefined;
}

/** 'line-1' is the form's Line 1. */
const lineWords = (listItemId: string): string => listItemId.replace(/^line-(\d+).*$/, 'Line $1');

/** The quote of a request, in US dollars like the trace that explains it, and its difference from an earlier request. */
export const Quote = ({ request, before }: QuoteProps) => {
  const quote = quoteCart(request);
  const amounts: readonly (readonly [string, Money])[] = [
    ['Subtotal', quote.subtotal],
    ['Weight discount', quote.weightDiscount],
    ['Order discount', quote.orderDiscount],
    ['Goods', quote.goodsTotal],
  ];
  return (
    <>
      <section aria-labelledby="lab-quote">
        <h2 id="lab-quote">Quote</h2>
        {quote.ok || (
          <div className="lab-refused" aria-live="polite">
            <p>This cart cannot be ordered. The amounts are those of its priced lines.</p>
            <ul>
              {quote.issues.map(({ message, listItemId }) => (
                <li key={`${listItemId} ${message}`}>
                  {listItemId === undefined ? message : `${lineWords(listItemId)}: ${message}`}
                </li>
              ))}
            </ul>
          </div>
        )}
        <dl className="lab-amounts" aria-live="polite">
          {amounts.map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{formatMoney(amount, 'USD', 'en_US')}</dd>
            </div>
          ))}
        </dl>
      </section>
      {before && (
        <section aria-labelledby="lab-difference">
          <h2 id="lab-difference">What your change does</h2>
          <PriceTraceDifference whatIf={whatIf(before, request)} />
        </section>
      )}
      <section aria-labelledby="lab-trace">
        <h2 id="lab-trace">Trace</h2>
        <PriceTrace trace={explain(request)} />
      </section>
    </>
  );
};
