import { useUi } from '../theme/UiProvider.tsx';
import { NewsletterForm, type NewsletterFormProps } from './NewsletterForm.tsx';
import styles from './SiteFooter.module.css';

export interface FooterLink {
  readonly label: string;
  readonly href: string;
}

export interface FooterColumn {
  readonly title: string;
  /** The header's menus have its links too: a phone shows it only below pages to look around in. */
  readonly isMenu?: boolean | undefined;
  readonly links: readonly FooterLink[];
}

export interface FooterLegal {
  readonly company: string;
  readonly address: readonly string[];
  readonly vatId?: string | undefined;
  readonly imprintUrl?: string | undefined;
}

export interface FooterSupport {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly url?: string | undefined;
}

const LegalLines = ({ legal: { company, address, vatId, imprintUrl } }: { readonly legal: FooterLegal }) => (
  <p>
    {[company, ...address].join(', ')}
    {vatId && `. VAT id ${vatId}`}
    {imprintUrl && (
      <>
        {'. '}
        <a href={imprintUrl}>Imprint</a>
      </>
    )}
  </p>
);

const SupportLines = ({ support: { email, phone, url } }: { readonly support: FooterSupport }) => (
  <ul className={styles.social}>
    {email && (
      <li>
        <a href={`mailto:${email}`}>{email}</a>
      </li>
    )}
    {phone && (
      <li>
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
      </li>
    )}
    {url && (
      <li>
        <a href={url}>Help</a>
      </li>
    )}
  </ul>
);

export interface SiteFooterProps {
  readonly columns: readonly FooterColumn[];
  readonly socialLinks: readonly FooterLink[];
  /** The other sites; the current one has `isCurrent`. */
  readonly sites: readonly (FooterLink & { readonly isCurrent?: boolean | undefined })[];
  readonly copyright: string;
  /** The page of the store's app, if there is one. */
  readonly appUrl?: string | undefined;
  /** The legal notice about the store's operator. */
  readonly legal?: FooterLegal | undefined;
  readonly support?: FooterSupport | undefined;
  /** The text above the newsletter form. */
  readonly newsletterWords?: { readonly title: string; readonly text?: string | undefined } | undefined;
  /** Below a page on which a customer settles something: a phone's footer leaves out what the header's menus have. */
  readonly isShort?: boolean | undefined;
  /** The URL on which cookie consent can be changed; loads a new document. */
  readonly cookiesUrl?: string | undefined;
  readonly newsletter?: NewsletterFormProps | undefined;
  /** Set in debug mode only. */
  readonly debugUrl?: string | undefined;
  /** The element's id, for the mobile menu without scripts. */
  readonly id?: string | undefined;
}

/** The site's footer (S2-footer). */
export const SiteFooter = (props: SiteFooterProps) => {
  const { columns, socialLinks, sites, copyright, appUrl, cookiesUrl, newsletter, debugUrl, id = 'site-menu' } = props;
  const { legal, support, isShort = false, newsletterWords = { title: 'Newsletter' } } = props;
  const { Link } = useUi();
  return (
    <footer className={styles.footer} id={id}>
      <div className={styles.inner}>
        {newsletter && (
          <section className={styles.signup}>
            <h2 className={styles.lead}>{newsletterWords.title}</h2>
            {newsletterWords.text && <p>{newsletterWords.text}</p>}
            <NewsletterForm {...newsletter} />
          </section>
        )}
        <nav className={styles.columns} aria-label="Footer">
          {columns.map((column) => (
            <section key={column.title} className={isShort ? (column.isMenu ? styles.menu : styles.only) : undefined}>
              <h2 className={styles.title}>{column.title}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.href}>
                    <Link href={link.href}>{link.label}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <nav className={styles.sites} aria-label="Country">
          <ul>
            {sites.map((site) => (
              <li key={site.href}>
                <a href={site.href} rel="nofollow" aria-current={site.isCurrent ? 'true' : undefined}>
                  {site.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.legal}>
          <p>{copyright}</p>
          {legal && <LegalLines legal={legal} />}
          {support && <SupportLines support={support} />}
          <ul className={styles.social}>
            {socialLinks.map((link) => (
              <li key={link.href}>
                <a href={link.href} rel="noopener">
                  {link.label}
                </a>
              </li>
            ))}
            {appUrl && (
              <li>
                <Link href={appUrl}>App</Link>
              </li>
            )}
            {cookiesUrl && (
              <li>
                <a href={cookiesUrl} rel="nofollow">
                  Cookies
                </a>
              </li>
            )}
            {debugUrl && (
              <li>
                <Link href={debugUrl}>Debug</Link>
              </li>
            )}
          </ul>
        </div>
      </div>
    </footer>
  );
};
