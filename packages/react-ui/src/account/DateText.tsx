import { languageTagOf } from '@ironcart/core/site';
import { useUi } from '../theme/UiProvider.tsx';

export interface DateTextProps {
  /** An ISO 8601 time or calendar day. */
  readonly value: string;
}

/**
 * A date in the site's format. A time is converted to the day in the site's time zone, so that server and browser
 * render the same.
 */
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
