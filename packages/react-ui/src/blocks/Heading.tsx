import { Icon } from '../primitives/Icon.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import type { HeadingProps } from './block-props.ts';
import styles from './Heading.module.css';

/** A section's heading, with an optional link at the end of its line. */
export const Heading = ({ text, level = 2, intro, link }: HeadingProps) => {
  const { Link } = useUi();
  const Tag = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.heading}>
      <Tag className={styles[`level${level}`]}>{text}</Tag>
      {link && (
        <Link className={styles.link} href={link.href}>
          {link.label}
          <Icon name="arrow" size={18} />
        </Link>
      )}
      {intro && <p className={styles.intro}>{intro}</p>}
    </div>
  );
};
