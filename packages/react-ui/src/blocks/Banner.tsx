import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { classNames } from '../primitives/class-names.ts';
import { Picture } from '../primitives/Picture.tsx';
import styles from './Banner.module.css';
import type { BannerProps } from './block-props.ts';

/** One announcement, from edge to edge of the page's grid. */
export const Banner = ({ title, text, action, picture, tone = 'ink' }: BannerProps) => (
  <section className={classNames(styles.banner, styles[tone])}>
    <div className={styles.text}>
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.lead}>{text}</p>}
      {action && <ButtonLink href={action.href}>{action.label}</ButtonLink>}
    </div>
    {picture && (
      <Picture
        className={styles.picture}
        master={picture.master}
        alt={picture.alt}
        width={picture.width ?? 1000}
        height={picture.height ?? 1000}
        blurred={picture.blurred}
        sizes="(min-width: 820px) 50vw, 100vw"
      />
    )}
  </section>
);
