import { longestListName } from '@ironcart/core/wishlist';
import { Button, ConfirmedAction, IntentForm, TextField, useUi } from '@ironcart/react-ui';
import { wishlistTarget } from '../../lists/wishlist-paths.ts';
import styles from './wishlist.module.css';

interface NamedList {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly path: string;
}

/** List of the customer's wishlists, with a form to create another. */
export const WishlistLists = ({
  lists,
  shownId,
}: {
  readonly lists: readonly NamedList[];
  readonly shownId: string | undefined;
}) => {
  const { Link } = useUi();
  return (
    <div className={styles.lists}>
      {lists.length > 1 && (
        <nav aria-label="Your wishlists">
          <ul className={styles.names}>
            {lists.map(({ id, name, count, path }) => (
              <li key={id}>
                <Link href={path} aria-current={id === shownId ? 'page' : undefined} className={styles.name}>
                  {`${name} (${count})`}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <details className={styles.more} key={lists.length}>
        <summary>New list</summary>
        <IntentForm target={wishlistTarget('create')} className={styles.form}>
          <TextField
            name="name"
            label="Name of the new list"
            autoComplete="off"
            maxLength={longestListName}
            isRequired
          />
          <Button type="submit">Make the list</Button>
        </IntentForm>
      </details>
    </div>
  );
};

/** Forms that rename or delete the open list, or make it the current one. */
export const WishlistSettings = ({
  listId,
  name,
  isCurrent,
}: {
  readonly listId: string;
  readonly name: string | undefined;
  readonly isCurrent: boolean;
}) => (
  <details className={styles.more} key={`${listId} ${name ?? ''}`}>
    <summary>Change this list</summary>
    <div className={styles.settings}>
      <IntentForm target={wishlistTarget('rename', listId)} className={styles.form}>
        <TextField
          name="name"
          label="Name of this list"
          defaultValue={name}
          autoComplete="off"
          maxLength={longestListName}
          isRequired
        />
        <Button type="submit">Rename</Button>
      </IntentForm>
      {!isCurrent && (
        <IntentForm target={wishlistTarget('use', listId)}>
          <Button type="submit">Put new wishes here</Button>
        </IntentForm>
      )}
      <ConfirmedAction
        label="Delete this list"
        text="What is on it is deleted with it."
        button="Delete the list"
        target={wishlistTarget('delete', listId)}
      />
    </div>
  </details>
);
