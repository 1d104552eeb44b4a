import styles from './NoPicture.module.css';

export interface NoPictureProps {
  /** Of what has no picture: the first letters of its first two words are shown. */
  readonly name: string;
}

/** 'Power bar 20 kg' is 'PB'; words that begin with a digit count where there are no others. */
const monogramOf = (name: string): string => {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  const letters = words.filter((word) => /^\p{L}/u.test(word));
  return (letters.length > 0 ? letters : words)
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('en'))
    .join('');
};

/** Stands in a picture's place where a product has none: a blank plate stamped with its initials, drawn without a request. */
export const NoPicture = ({ name }: NoPictureProps) => (
  <span className={styles.plate} aria-hidden="true" data-monogram={monogramOf(name)} />
);
