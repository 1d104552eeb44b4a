import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** Choosing changes the address, so that the choice can be linked to; the way back leads to the page before. */
const inPlace = { replace: true, preventScrollReset: true } as const;

/**
 * The choices of a product page, which live in its address. A choice shows at once; its price and stock follow with
 * the address's data. Whatever else changes the address (back, a link) wins over what was shown.
 */
export const useChoice = () => {
  const [current, setParameters] = useSearchParams();
  const address = current.toString();
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
