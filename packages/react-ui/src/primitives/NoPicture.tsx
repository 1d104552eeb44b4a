import styles from './NoPicture.module.css';

export interface NoPictureProps {
  /** The product's name, whose initials are shown. */
  readonly name: string;
}

/**
 * The initials of the first two words: 'Power bar 20 kg' is 'PB'. Words that begin with a digit are used only if there
 * are no others.
 */
const monogramOf = (name: string): string => {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  const letters = words.filter((word) => /^\p{L}/u.test(word));
  return (letters.length > 0 ? letters : words)
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('en'))
    .join('');
};

/** A placeholder for a product without a picture: a plate with its initials, drawn without a request. */
export const NoPicture = ({ name }: NoPictureProps) => (
  <span className={styles.plate} aria-hidden="true" data-monogram={monogramOf(name)} />
);
