import { Button } from '../primitives/Button.tsx';
import { Checkbox } from '../primitives/Checkbox.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { Notice } from '../primitives/Notice.tsx';
import styles from './AboutMeForm.module.css';

export interface AboutMeFormProps {
  /** The form's target; receives a `segment` for each selected id. */
  readonly target: FormTarget;
  /** A group of answers with its question, as in 'What you do'. */
  readonly groups: readonly {
    readonly title: string;
    readonly choices: readonly { readonly id: number; readonly label: string }[];
  }[];
  /** The selected ids: the saved ones, or those that could not be saved. */
  readonly chosen: readonly number[];
  /** The result of the last change. */
  readonly outcome?: 'saved' | 'notSaved' | undefined;
  readonly isBusy?: boolean | undefined;
}

/** A customer's occupations and interests, which determine the content shown first (S6-segments-01). */
export const AboutMeForm = ({ target, groups, chosen, outcome, isBusy }: AboutMeFormProps) => (
  <IntentForm key={chosen.join()} target={target} className={styles.form} aria-label="About you">
    <div role="status">
      {outcome && (
        <Notice tone={outcome === 'saved' ? 'success' : 'error'}>
          {outcome === 'saved' ? 'Saved.' : 'It could not be saved. Try again.'}
        </Notice>
      )}
    </div>
    {groups.map(({ title, choices }) => (
      <fieldset key={title} className={styles.group}>
        <legend className={styles.title}>{title}</legend>
        {choices.map(({ id, label }) => (
          <Checkbox key={id} name="segment" value={id} label={label} defaultChecked={chosen.includes(id)} />
        ))}
      </fieldset>
    ))}
    <div>
      <Button type="submit" variant="primary" isBusy={isBusy}>
        Save
      </Button>
    </div>
  </IntentForm>
);
