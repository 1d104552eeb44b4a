import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { withoutCampaign } from '../navigation/campaign-parameters.ts';

/** A selection replaces the current URL, so that it can be linked to and Back leads to the previous page. */
const inPlace = { replace: true, preventScrollReset: true } as const;

/**
 * The selection on a product page, stored in its URL. It is shown immediately; price and stock follow with the URL's
 * data. Any other change of the URL (back, a link) overrides it. Links and forms of the page repeat the selection, without
 * campaign parameters.
 */
export const useChoice = () => {
  const [current, setParameters] = useSearchParams();
  const address = withoutCampaign(`?${current}`).slice(1);
  const [shown, setShown] = useState({ address, text: address });
  if (shown.address !== address) setShown({ address, text: address });
  return {
    parameters: new URLSearchParams(shown.address === address ? shown.text : address),
    choose: (next: URLSearchParams) => {
      setShown({ address, text: next.toString() });
      setParameters(next, inPlace);
    },
  };
};
