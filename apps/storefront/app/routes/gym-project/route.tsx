import { gymCatalogue } from '@ironcart/gym-builder';
import { Button, GymPieces, GymSummary, IntentForm, Notice, Page, PageHeading, SplitLayout } from '@ironcart/react-ui';
import { usePendingForm } from '../../data/use-pending-form.ts';
import { useFormAnswer, useRouteData } from '../../data/use-route-data.ts';
import { DeleteGym } from '../../gym/DeleteGym.tsx';
import { GymFloor } from '../../gym/GymFloor.tsx';
import { GymMessages } from '../../gym/GymMessages.tsx';
import { GymNameForm } from '../../gym/GymNameForm.tsx';
import styles from '../../gym/gym.module.css';
import { PlannerNav } from '../../gym/PlannerNav.tsx';
import { ShareLink } from '../../lists/ShareLink.tsx';
import type { action, loader } from './route.server.ts';

interface OwnToolsProps {
  readonly name: string;
  readonly targetOf: (intent: string) => { readonly action: string; readonly fields: { readonly intent: string } };
  readonly isShared: boolean;
}

/** Actions of the gym's owner. */
const OwnTools = ({ name, targetOf, isShared }: OwnToolsProps) => (
  <>
    <GymNameForm target={targetOf('rename')} name={name} />
    <div className={styles.actions}>
      <IntentForm target={targetOf(isShared ? 'unshare' : 'share')}>
        <Button type="submit" size="small">
          {isShared ? 'End sharing' : 'Share by link'}
        </Button>
      </IntentForm>
      <IntentForm target={targetOf('duplicate')}>
        <Button type="submit" size="small">
          Duplicate
        </Button>
      </IntentForm>
      <DeleteGym path={targetOf('remove').action} name={name} />
    </div>
  </>
);

export const Component = () => {
  const shown = useRouteData<typeof loader>();
  const { project, problems, price, offers, pieces, path, isOwn, sharedPath, isSaved } = shown;
  const answer = useFormAnswer<typeof action>();
  const busyWith = usePendingForm()?.get('intent');
  const view = { project, problems, catalogue: gymCatalogue(pieces) };
  const targetOf = (intent: string) => ({ action: path, fields: { intent } });
  return (
    <Page>
      <PageHeading
        title={project.name}
        intro={isOwn ? undefined : 'Somebody shared this gym with you. Make it yours: it opens as a plan of your own.'}
        ways={<PlannerNav current={path} />}
      />
      <SplitLayout
        aside={
          <GymSummary price={price} problems={problems} cartTarget={targetOf('toCart')} isBusy={busyWith === 'toCart'}>
            <IntentForm target={targetOf('open')}>
              <Button type="submit" isWide isBusy={busyWith === 'open'}>
                {isOwn ? 'Edit' : 'Plan with this'}
              </Button>
            </IntentForm>
            {isOwn && <OwnTools name={project.name} targetOf={targetOf} isShared={sharedPath !== undefined} />}
          </GymSummary>
        }
      >
        <div className={styles.column}>
          <div role="status">{isSaved && <Notice tone="success">Your gym is saved.</Notice>}</div>
          <GymMessages {...answer} />
          {sharedPath !== undefined && <ShareLink of="gym" path={sharedPath} />}
          <GymFloor {...view} offers={offers} />
          <GymPieces {...view} offers={offers} />
        </div>
      </SplitLayout>
    </Page>
  );
};
