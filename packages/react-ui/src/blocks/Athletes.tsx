import { useUi } from '../theme/UiProvider.tsx';
import styles from './Athletes.module.css';
import { ContentPicture } from './ContentPicture.tsx';
import { Figures } from './Figures.tsx';
import type { AthletesProps } from './further-block-props.ts';

/** Athletes who use the equipment, with their results. */
export const Athletes = ({ title, athletes }: AthletesProps) => {
  const { Link } = useUi();
  const Name = title ? 'h3' : 'h2';
  return (
    <section>
      {title && <h2 className={styles.title}>{title}</h2>}
      <ul className={styles.athletes}>
        {athletes.map(({ name, discipline, text, picture, facts = [], link }) => (
          <li key={name} className={styles.athlete}>
            {picture && (
              <ContentPicture className={styles.picture} picture={picture} sizes="(min-width: 768px) 33vw, 100vw" />
            )}
            <p className={styles.discipline}>{discipline}</p>
            <Name className={styles.name}>{name}</Name>
            {text && <p className={styles.text}>{text}</p>}
            {facts.length > 0 && <Figures items={facts} />}
            {link && (
              <p>
                <Link href={link.href}>{link.label}</Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
