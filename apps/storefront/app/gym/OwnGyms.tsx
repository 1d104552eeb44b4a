import { gymCatalogue } from '@ironcart/gym-builder';
import { AccountRows, Amount, Button, ButtonLink, DateText, EmptyState, IntentForm } from '@ironcart/react-ui';
import { DeleteGym } from './DeleteGym.tsx';
import { featuredGymsPath, gymEditorPath, gymProjectPath } from './gym-paths.ts';
import type { readOwnGyms } from './read-own-gyms.server.ts';

type OwnGymsProps = Awaited<ReturnType<typeof readOwnGyms>>;

/** Empty state of the list of gyms, with a link to plan the first one. */
export const NoGyms = () => (
  <EmptyState
    title="No gym is saved yet"
    text="Take a featured gym or an empty room, and save what you plan."
    action={
      <>
        <ButtonLink href={gymEditorPath} variant="primary">
          Plan a gym
        </ButtonLink>
        <ButtonLink href={featuredGymsPath}>Featured gyms</ButtonLink>
      </>
    }
  />
);

const actionsOf = (id: string, name: string) => {
  const send = (intent: string, label: string) => (
    <IntentForm key={intent} target={{ action: gymProjectPath(id), fields: { intent } }}>
      <Button type="submit" size="small" aria-label={`${label} ${name}`}>
        {label}
      </Button>
    </IntentForm>
  );
  return (
    <>
      {send('open', 'Edit')} {send('duplicate', 'Duplicate')} <DeleteGym path={gymProjectPath(id)} name={name} />
    </>
  );
};

/** Table of the customer's gyms with the actions for each. */
export const OwnGyms = ({ gyms, pieces }: OwnGymsProps) => {
  const catalogue = gymCatalogue(pieces);
  if (gyms.length === 0) return <NoGyms />;
  return (
    <AccountRows
      rows={gyms.map(({ id, isShared, updatedAt, project, problems, price }) => ({
        id,
        title: project.name,
        href: gymProjectPath(id),
        marks: [
          ...(isShared ? [{ text: 'Shared' }] : []),
          ...(problems.length > 0 ? [{ text: `${problems.length} to look at`, isProblem: true }] : []),
        ],
        facts: [
          { label: 'Price', value: <Amount amount={price.total} /> },
          { label: 'Pieces', value: project.pieces.length },
          { label: 'On it', value: namesOf(project.pieces, catalogue) },
          { label: 'Saved', value: <DateText value={updatedAt} /> },
        ],
        action: actionsOf(id, project.name),
      }))}
    />
  );
};

const namesOf = (
  pieces: OwnGymsProps['gyms'][number]['project']['pieces'],
  catalogue: ReturnType<typeof gymCatalogue>,
): string => {
  const names = [...new Set(pieces.map(({ sku }) => catalogue.get(sku)?.name ?? sku))];
  const [first = 'nothing yet', second, ...rest] = names;
  if (second === undefined) return first;
  return rest.length === 0 ? `${first}, ${second}` : `${first}, ${second} and ${rest.length} more`;
};
