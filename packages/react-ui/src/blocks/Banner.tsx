import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { classNames } from '../primitives/class-names.ts';
import styles from './Banner.module.css';
import type { BannerProps } from './block-props.ts';
import { ContentPicture } from './ContentPicture.tsx';

/** An announcement that spans the page's grid. */
export const Banner = ({ title, text, action, picture, tone = 'ink' }: BannerProps) => (
  <section className={classNames(styles.banner, styles[tone])}>
    <div className={styles.text}>
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.lead}>{text}</p>}
      {action && <ButtonLink href={action.href}>{action.label}</ButtonLink>}
    </div>
    {picture && <ContentPicture className={styles.picture} picture={picture} sizes="(min-width: 768px) 50vw, 100vw" />}
  </section>
);
