import { languageTagOf } from '@ironcart/core/site';
import { useSyncExternalStore } from 'react';
import { useUi } from '../theme/UiProvider.tsx';

export interface MessageTimeProps {
  /** ISO 8601. */
  readonly value: string;
}

const never = () => () => undefined;

/** The time of a message: in the visitor's time zone, which only the browser knows, and in UTC on the server. */
export const MessageTime = ({ value }: MessageTimeProps) => {
  const { locale } = useUi();
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const format = new Intl.DateTimeFormat(languageTagOf(locale), {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    ...(isInBrowser ? {} : { timeZone: 'UTC', timeZoneName: 'short' }),
  });
  // Node.js and browsers use different spaces before AM.
  return <time dateTime={value}>{format.format(new Date(value)).replaceAll('\u202f', ' ')}</time>;
};
