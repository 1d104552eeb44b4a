import { useState } from 'react';
import { fragmentOf, longestFragment } from './share-link.ts';

/** Copies the URL of the page with the lab's state, which is also in the address bar. */
export const ShareButton = ({ state }: { readonly state: unknown }) => {
  const [said, setSaid] = useState('');
  const share = async () => {
    const { href } = window.location;
    const fragment = fragmentOf(state);
    if (fragment.length > longestFragment) {
      setSaid(
        `This is too long for a link (${Math.ceil(fragment.length / 1000)} KB; at most ${longestFragment / 1000} KB).`,
      );
      return;
    }
    const url = `${href.split('#')[0]}${fragment}`;
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
