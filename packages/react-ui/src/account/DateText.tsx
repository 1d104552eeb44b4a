import { languageTagOf } from '@ironcart/core/site';
import { useUi } from '../theme/UiProvider.tsx';

export interface DateTextProps {
  /** ISO 8601: a moment, or a day. */
  readonly value: string;
}

/** A day in the site's format: of a moment, the one that its site is in, so that server and browser agree. */
export const DateText = ({ value }: DateTextProps) => {
  const { locale, timeZone } = useUi();
  const format = new Intl.DateTimeFormat(languageTagOf(locale), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: value.includes('T') ? timeZone : 'UTC',
  });
  return <time dateTime={value}>{format.format(new Date(value))}</time>;
};
