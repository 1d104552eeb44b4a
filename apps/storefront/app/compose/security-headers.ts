const yearInSeconds = 31_536_000;

interface PageSecurity {
  readonly nonce: string;
  /** The hash source of the only script of a page in shared caches; default: the scripts with the nonce. */
  readonly sharedScript?: string | undefined;
  readonly isHttps: boolean;
  /** Development adds Vite's socket and its style elements, which have no nonce. */
  readonly isDevelopment: boolean;
  /** The payment provider's origins: none for the sandbox, whose pages are on this host. */
  readonly paymentOrigins: readonly string[];
  /** Other origins to which the page's forms may redirect. Default: none. */
  readonly formOrigins?: readonly string[];
}

const directive = (name: string, ...sources: readonly string[]): string => [name, ...sources].join(' ');

/**
 * The Content-Security-Policy of a page: only scripts with this response's nonce run, and scripts that those load; in a
 * shared page, only the script with the hash.
 */
export const contentSecurityPolicy = ({
  nonce,
  sharedScript = `'nonce-${nonce}'`,
  isHttps,
  isDevelopment,
  paymentOrigins,
  formOrigins = [],
}: PageSecurity): string =>
  [
    directive('default-src', "'self'"),
    directive('script-src', sharedScript, "'strict-dynamic'"),
    isDevelopment
      ? directive('style-src', "'self'", "'unsafe-inline'")
      : directive('style-src', "'self'", `'nonce-${nonce}'`),
    // Only for attributes: the blurred placeholders and aspect ratios of pictures. The sanitizer removes styles from
    // content.
    directive('style-src-attr', "'unsafe-inline'"),
    directive('img-src', "'self'", 'data:', ...paymentOrigins),
    directive('font-src', "'self'"),
    directive('worker-src', "'self'"),
    directive('connect-src', "'self'", ...(isDevelopment ? ['ws:'] : []), ...paymentOrigins),
    directive('frame-src', "'self'", ...paymentOrigins),
    directive('form-action', "'self'", ...formOrigins),
    directive('manifest-src', "'self'"),
    directive('object-src', "'none'"),
    directive('base-uri', "'none'"),
    directive('frame-ancestors', "'none'"),
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

interface AnswerSecurity {
  readonly isHttps: boolean;
  readonly paymentOrigins?: readonly string[];
  /** The page's URL is never sent as a referrer, not even to this store (SECURITY 7). */
  readonly hasSecretAddress?: boolean;
}

/**
 * The headers of every response of the storefront. A provider's pop-up can access its opener only if cross-origin pages
 * may have an opener.
 */
export const addSecurityHeaders = (
  headers: Headers,
  { isHttps, paymentOrigins = [], hasSecretAddress = false }: AnswerSecurity,
): void => {
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', hasSecretAddress ? 'no-referrer' : 'strict-origin-when-cross-origin');
  headers.set('Cross-Origin-Opener-Policy', paymentOrigins.length > 0 ? 'same-origin-allow-popups' : 'same-origin');
  headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
  if (isHttps) headers.set('Strict-Transport-Security', `max-age=${yearInSeconds}`);
};
