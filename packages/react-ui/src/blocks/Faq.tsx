import { Disclosure } from '../primitives/Disclosure.tsx';
import type { FaqProps } from './block-props.ts';
import styles from './Faq.module.css';
import { RichText } from './RichText.tsx';

/** Expandable questions and answers. */
export const Faq = ({ items, title }: FaqProps) => (
  <section className={styles.faq}>
    {title && <h2 className={styles.title}>{title}</h2>}
    <div>
      {items.map((item) => (
        <Disclosure key={item.question} summary={item.question}>
          <RichText html={item.answerHtml} />
        </Disclosure>
      ))}
    </div>
  </section>
);
