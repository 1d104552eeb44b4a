import { languageTagOf } from '@ironcart/core/site';
import { useSyncExternalStore } from 'react';
import { useUi } from '../theme/UiProvider.tsx';

export interface MessageTimeProps {
  /** ISO 8601. */
  readonly value: string;
}

const never = () => () => undefined;

/** When a message was written: in the visitor's time zone, which only the browser knows; in UTC in the server's page. */
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
  // Node.js and browsers differ in the space before AM.
  return <time dateTime={value}>{format.format(new Date(value)).replaceAll('\u202f', ' ')}</time>;
};
