import type { LinkProps } from '@ironcart/react-ui';
import { Link } from 'react-router';

/** Paths that this process answers outside the router, and addresses elsewhere, are plain anchors. */
const isOutsideRouter = (href: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/|#|\/img\/)/i.test(href);

/** How the views navigate: within the site without loading the page again, the site's base path added. */
export const SiteLink = ({ href, children, ...rest }: LinkProps) =>
  isOutsideRouter(href) ? (
    <a {...rest} href={href}>
      {children}
    </a>
  ) : (
    <Link {...rest} to={href}>
      {children}
    </Link>
  );
