import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { withoutCampaign } from '../navigation/campaign-parameters.ts';

/** A selection replaces the current URL, so that it can be linked to and Back leads to the previous page. */
const inPlace = { replace: true, preventScrollReset: true } as const;

interface Choice {
  /** The query of the page's URL. */
  readonly address: string;
  /** Selections since then whose data has not arrived, as queries. */
  readonly asked: readonly string[];
}

/** The data of a selection, or another page, has arrived: later selections still wait for theirs. */
const arrivedAt = (address: string, { asked }: Choice): Choice => {
  const position = asked.lastIndexOf(address);
  return { address, asked: position < 0 ? [] : asked.slice(position + 1) };
};

/**
 * The selection on a product page, stored in its URL. It is shown immediately; price and stock follow with the URL's
 * data. The data of an earlier selection does not undo a later one, and any other change of the URL (back, a link)
 * overrides both. Links and forms of the page repeat the selection, without campaign parameters.
 */
export const useChoice = () => {
  const [current, setParameters] = useSearchParams();
  const address = withoutCampaign(`?${current}`).slice(1);
  const [kept, setChoice] = useState<Choice>({ address, asked: [] });
  const choice = kept.address === address ? kept : arrivedAt(address, kept);
  if (choice !== kept) setChoice(choice);
  return {
    parameters: new URLSearchParams(choice.asked.at(-1) ?? address),
    choose: (next: URLSearchParams) => {
      const text = next.toString();
      // The handler may be that of a page whose URL has changed since.
      setChoice((latest) => ({ ...latest, asked: text === latest.address ? [] : [...latest.asked, text] }));
      setParameters(next, inPlace);
    },
  };
};
