import { type Consent, type ConsentCategory, consentCategories } from '@ironcart/core';
import { Button } from '../primitives/Button.tsx';
import { Checkbox } from '../primitives/Checkbox.tsx';
import { Disclosure } from '../primitives/Disclosure.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import styles from './ConsentBanner.module.css';

export interface ConsentBannerProps {
  /** Takes `allow`: 'all', 'none', or 'chosen' with a `category` for each that is allowed. */
  readonly target: FormTarget;
  /** What is allowed as long as nothing is decided. */
  readonly consent: Consent;
}

const purposes: Readonly<Record<ConsentCategory, string>> = {
  performance: 'Count what is looked at, to find what to make better',
  marketing: 'Show what fits you elsewhere',
  functional: 'Remember what you like, as in your size',
};

/** Asks what may be kept and told of a shopper (S3-consent); the page goes on as if all was denied until they say. */
export const ConsentBanner = ({ target, consent }: ConsentBannerProps) => (
  <section className={styles.banner} aria-label="Cookies">
    <IntentForm target={target} className={styles.form}>
      <p className={styles.text}>The cart needs one cookie. May we use others? Nothing is counted unless you say so.</p>
      <div className={styles.answers}>
        <Button type="submit" name="allow" value="all">
          Allow all
        </Button>
        <Button type="submit" name="allow" value="none">
          Only the needed one
        </Button>
      </div>
      <Disclosure summary="Choose" variant="plain">
        <fieldset className={styles.choices}>
          <legend>
            <VisuallyHidden>Allowed</VisuallyHidden>
          </legend>
          {consentCategories.map((category) => (
            <Checkbox
              key={category}
              name="category"
              value={category}
              label={purposes[category]}
              defaultChecked={consent[category]}
            />
          ))}
        </fieldset>
        <Button type="submit" name="allow" value="chosen" size="small">
          Allow these
        </Button>
      </Disclosure>
    </IntentForm>
  </section>
);
