import { LiveRegion } from '@ironcart/react-ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Accessible client-side navigation: moves the focus to the new page's heading and announces its title. A change of the
 * query alone is not a navigation.
 */
export const RouteAnnouncer = ({ title }: { readonly title: string | undefined }) => {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setMessage(title ?? '');
    if (hash !== '') return;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (heading === null) return;
    if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
    heading.focus({ preventScroll: true });
  }, [pathname, hash, title]);
  return <LiveRegion message={message} />;
};
