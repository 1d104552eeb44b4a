import { languageTagOf } from '@ironcart/core/site';
import { useUi } from '../theme/UiProvider.tsx';

export interface DateTextProps {
  /** ISO 8601. */
  readonly value: string;
}

/** A day in the site's format; in UTC, so that server and browser agree. */
export const DateText = ({ value }: DateTextProps) => {
  const { locale } = useUi();
  const format = new Intl.DateTimeFormat(languageTagOf(locale), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return <time dateTime={value}>{format.format(new Date(value))}</time>;
};
