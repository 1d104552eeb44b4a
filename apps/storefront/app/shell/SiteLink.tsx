import type { LinkProps } from '@ironcart/react-ui';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

/** Paths that this process answers outside the router, and addresses elsewhere, are plain anchors. */
const isOutsideRouter = (href: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/|#|\/img\/)/i.test(href);

/** Without react-router's own `Link`, which would bring its code for prefetching to every page. */
const RoutedLink = ({ href, onClick, target, ...rest }: LinkProps) => {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, target === undefined ? {} : { target });
  const followUnlessHandled = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={useHref(href)} target={target} onClick={followUnlessHandled} />;
};

/** How the views navigate: within the site without loading the page again, the site's base path added. */
export const SiteLink = (props: LinkProps) =>
  isOutsideRouter(props.href) ? <a {...props} /> : <RoutedLink {...props} />;
