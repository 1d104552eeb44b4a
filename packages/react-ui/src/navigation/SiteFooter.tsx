import { useUi } from '../theme/UiProvider.tsx';
import { NewsletterForm, type NewsletterFormProps } from './NewsletterForm.tsx';
import styles from './SiteFooter.module.css';

export interface FooterLink {
  readonly label: string;
  readonly href: string;
}

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

export interface SiteFooterProps {
  readonly columns: readonly FooterColumn[];
  readonly socialLinks: readonly FooterLink[];
  /** The other sites; the current one has `isCurrent`. */
  readonly sites: readonly (FooterLink & { readonly isCurrent?: boolean | undefined })[];
  readonly copyright: string;
  readonly appUrl: string;
  /** Where the choices about cookies can be changed: a whole path, the page comes anew. */
  readonly cookiesUrl?: string | undefined;
  readonly newsletter?: NewsletterFormProps | undefined;
  /** Given in debug mode only. */
  readonly debugUrl?: string | undefined;
  /** For the phone's menu without scripts. */
  readonly id?: string | undefined;
}

/** Every way on from the end of a page (S2-footer). */
export const SiteFooter = (props: SiteFooterProps) => {
  const { columns, socialLinks, sites, copyright, appUrl, cookiesUrl, newsletter, debugUrl, id = 'site-menu' } = props;
  const { Link } = useUi();
  return (
    <footer className={styles.footer} id={id}>
      <div className={styles.inner}>
        {newsletter && (
          <section className={styles.signup}>
            <h2 className={styles.lead}>New steel, first.</h2>
            <p>One letter when something is made, none when nothing is.</p>
            <NewsletterForm {...newsletter} />
          </section>
        )}
        <nav className={styles.columns} aria-label="Footer">
          {columns.map((column) => (
            <section key={column.title}>
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
                <a href={site.href} aria-current={site.isCurrent ? 'true' : undefined}>
                  {site.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.legal}>
          <p>{copyright}</p>
          <ul className={styles.social}>
            {socialLinks.map((link) => (
              <li key={link.href}>
                <a href={link.href} rel="noopener">
                  {link.label}
                </a>
              </li>
            ))}
            <li>
              <Link href={appUrl}>App</Link>
            </li>
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
