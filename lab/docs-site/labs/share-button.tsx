import { useState } from 'react';
import { fragmentOf } from './share-link.ts';

/** Copies the URL of the page with the lab's state, which is also in the address bar. */
export const ShareButton = ({ state }: { readonly state: unknown }) => {
  const [said, setSaid] = useState('');
  const share = async () => {
    const { href } = window.location;
    const url = `${href.split('#')[0]}${fragmentOf(state)}`;
    window.history.replaceState(window.history.state, '', url);
    try {
      await navigator.clipboard.writeText(url);
      setSaid('The link is copied.');
    } catch {
      setSaid('The link is in the address bar.');
    }
  };
  return (
    <>
      <button type="button" onClick={share}>
        Share by link
      </button>
      <span role="status">{said}</span>
    </>
  );
};
