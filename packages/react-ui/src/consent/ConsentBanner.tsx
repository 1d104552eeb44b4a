import { type Consent, type ConsentCategory, consentCategories } from '@ironcart/core/visitor';
import { Button, buttonClass } from '../primitives/Button.tsx';
import { Checkbox } from '../primitives/Checkbox.tsx';
import { Disclosure } from '../primitives/Disclosure.tsx';
import { FootNotice } from '../primitives/FootNotice.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import styles from './ConsentBanner.module.css';

export interface ConsentBannerProps {
  /** The form's target; receives `allow`: 'all', 'none', or 'chosen' with a `category` for each allowed one. */
  readonly target: FormTarget;
  /** The current consent. */
  readonly consent: Consent;
  /**
   * The path to which the shopper returns without a change; set if the shopper reopened the choices, which then receive
   * the focus.
   */
  readonly closeUrl?: string | undefined;
}

const categories: Readonly<Record<ConsentCategory, { readonly label: string; readonly purpose: string }>> = {
  performance: { label: 'Performance', purpose: 'Count what is looked at, to find what to make better.' },
  marketing: { label: 'Marketing', purpose: 'Show what fits you elsewhere.' },
  functional: { label: 'Functional', purpose: 'Remember what you like, as in your size.' },
};

/** Asks for consent to cookies and tracking (S3-consent); until the shopper decides, everything is denied. */
export const ConsentBanner = ({ target, consent, closeUrl }: ConsentBannerProps) => {
  const isReopened = closeUrl !== undefined;
  return (
    <FootNotice label="Cookies" takesFocus={isReopened}>
      <IntentForm target={target} className={styles.form}>
        <p className={styles.text}>
          The cart needs one cookie. May we use others? Nothing is counted unless you say so.
        </p>
        <div className={styles.answers}>
          <Button type="submit" name="allow" value="all">
            Allow all
          </Button>
          <Button type="submit" name="allow" value="none">
            Only the needed one
          </Button>
          {isReopened && (
            <a className={buttonClass({ variant: 'quiet' })} href={closeUrl}>
              Change nothing
            </a>
          )}
        </div>
        <Disclosure summary="Choose" variant="plain" isOpenAtFirst={isReopened}>
          <fieldset className={styles.choices}>
            <legend>
              <VisuallyHidden>Allowed</VisuallyHidden>
            </legend>
            {consentCategories.map((category) => (
              <Checkbox
                key={category}
                name="category"
                value={category}
                label={categories[category].label}
                hint={categories[category].purpose}
                defaultChecked={consent[category]}
              />
            ))}
          </fieldset>
          <Button type="submit" name="allow" value="chosen" size="small">
            Allow these
          </Button>
        </Disclosure>
      </IntentForm>
    </FootNotice>
  );
};
