import type { MailBrand } from './brand.ts';
import type { Configuration } from './configuration.ts';
import { settingName } from './setting-variables.ts';

/** The mail server and the sender of the store's mail. */
export interface MailSettings {
  readonly url: string;
  readonly from: string;
}

/**
 * The settings for sending mail, with the brand's name added to a plain address; undefined: mail stays in the outbox.
 * @throws Error with one sentence that names what is missing
 */
export const mailSettingsOf = (
  { smtpUrl, mailFrom }: Pick<Configuration, 'smtpUrl' | 'mailFrom'>,
  sender: MailBrand['sender'],
): MailSettings | undefined => {
  if (smtpUrl === undefined) return undefined;
  if (mailFrom === undefined) {
    throw new Error(`Mail needs the setting ${settingName('mailFrom')} as well. See docs/operations.md.`);
  }
  return { url: smtpUrl, from: mailFrom.includes('<') ? mailFrom : `"${sender}" <${mailFrom}>` };
};
