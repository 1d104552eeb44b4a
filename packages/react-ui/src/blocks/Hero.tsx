import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { classNames } from '../primitives/class-names.ts';
import { heroWidths } from '../primitives/image-url.ts';
import type { HeroProps } from './block-props.ts';
import { ContentPicture } from './ContentPicture.tsx';
import { Figures } from './Figures.tsx';
import styles from './Hero.module.css';

const mostActions = 2;
const mostFigures = 4;

/** The top of a page: a sentence, a picture and a link. */
export const Hero = ({ title, eyebrow, text, actions = [], picture, figures = [], tone = 'ground' }: HeroProps) => (
  <section className={classNames(styles.hero, styles[tone], !picture && styles.plain)}>
    <div className={styles.text}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1 className={styles.title}>{title}</h1>
      {text && <p className={styles.lead}>{text}</p>}
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.slice(0, mostActions).map((action, index) => (
            <ButtonLink
              key={action.href}
              href={action.href}
              size="large"
              variant={index === 0 ? 'primary' : 'secondary'}
            >
              {action.label}
            </ButtonLink>
          ))}
        </div>
      )}
    </div>
    {picture && (
      <ContentPicture
        className={styles.picture}
        picture={picture}
        widths={heroWidths}
        sizes="(min-width: 1024px) 58vw, 100vw"
        loading="high"
      />
    )}
    {figures.length > 0 && (
      <div className={styles.figures}>
        <Figures items={figures.slice(0, mostFigures)} />
      </div>
    )}
  </section>
);
