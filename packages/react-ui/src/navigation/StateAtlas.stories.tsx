import { reachableStates, screensOf } from '@ironcart/checkout-machines/testing';
import { defaultSites, siteByCode } from '@ironcart/core/site';
import {
  newsletterSignUpMachine,
  regionPromptMachine,
  selectNewsletterIssues,
  selectNewsletterStatus,
  selectRegionOffer,
} from '@ironcart/shop-machines';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import styles from '../testing/StateAtlas.module.css';
import { StateAtlas } from '../testing/StateAtlas.tsx';
import { isWalkedByKeyboard, showsEveryState, stateAtlasParameters } from '../testing/state-atlas-story.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import { RegionPrompt } from './RegionPrompt.tsx';

const never = () => Promise.reject(new Error('nothing runs'));

const lists = [
  { id: 10_101, label: 'What is new, when it is made' },
  { id: 10_102, label: 'Rapid fire: deals as they open' },
];

const signUpStates = [
  ...reachableStates(newsletterSignUpMachine, { ports: { signUp: never } }, [
    { type: 'lists.changed', listIds: [] },
    { type: 'lists.changed', listIds: [10_101] },
    { type: 'signUp.submitted', signUp: { email: 'ada@example.com', listIds: [10_101] } },
    { type: 'signUp.submitted', signUp: { email: 'ada@', listIds: [10_101] } },
    { type: 'signUp.submitted', signUp: { email: '', listIds: [] } },
    { type: 'xstate.done.actor.signUp' },
    { type: 'xstate.error.actor.signUp', error: {} },
    { type: 'xstate.after.resetDelay.newsletterSignUp.success' },
    { type: 'xstate.after.resetDelay.newsletterSignUp.error' },
  ]).values(),
].map(({ snapshot }) => snapshot);

const signUps = screensOf(signUpStates, (snapshot) =>
  [selectNewsletterStatus(snapshot), ...Object.values(selectNewsletterIssues(snapshot)).filter(Boolean)].join(' · '),
);

const offerOf = (code: 'CAN' | 'APO', country: string) => ({
  type: 'xstate.done.actor.decide',
  output: {
    visitor: { country, flags: {} },
    offer: { site: siteByCode(code), country, path: siteByCode(code).basePath },
  },
});

const regionStates = [
  ...reachableStates(
    regionPromptMachine,
    {
      ports: { sites: defaultSites, visitor: never, route: never, keepCountry: never },
      pathname: '/eu',
      device: { kind: 'browser' },
    },
    [
      { type: 'place.changed', pathname: '/eu/cart' },
      { type: 'stay.chosen' },
      { type: 'leave.chosen' },
      offerOf('CAN', 'CA'),
      offerOf('APO', 'AE'),
      { type: 'xstate.done.actor.decide', output: { visitor: { country: 'CA', flags: {} }, offer: undefined } },
      { type: 'xstate.error.actor.decide', error: {} },
    ],
    ({ value, context: { pathname, offer, preferredCountry } }) => [value, pathname, offer?.path, preferredCountry],
  ).values(),
].map(({ snapshot }) => snapshot);

const regions = screensOf(regionStates, (snapshot) => selectRegionOffer(snapshot)?.site.name ?? 'nothing to ask');

const SignUps = () => (
  <StateAtlas
    screens={signUps}
    show={(snapshot) => (
      <NewsletterForm
        target={{ action: '/newsletter' }}
        lists={lists}
        status={selectNewsletterStatus(snapshot)}
        issues={selectNewsletterIssues(snapshot)}
        onSubmit={fn()}
        onListsChange={fn()}
      />
    )}
  />
);

const Regions = () => (
  <StateAtlas
    screens={regions}
    show={(snapshot) => {
      const offer = selectRegionOffer(snapshot);
      return (
        <div className={styles.noticeStage}>
          <RegionPrompt
            offer={offer && { siteName: offer.site.name, currency: offer.site.currency, href: offer.path }}
            onStay={fn()}
            onLeave={fn()}
          />
        </div>
      );
    }}
  />
);

const meta = {
  title: 'State atlas/Newsletter and region',
  component: SignUps,
  parameters: stateAtlasParameters,
  tags: ['needs-layout'],
} satisfies Meta<typeof SignUps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Newsletter: Story = {
  play: async ({ canvasElement }) => {
    await showsEveryState('newsletter sign-up', signUps, signUpStates.length);
    await isWalkedByKeyboard({ canvasElement });
  },
};

export const Region: Story = {
  render: () => <Regions />,
  play: async ({ canvasElement }) => {
    await showsEveryState('region prompt', regions, regionStates.length);
    await isWalkedByKeyboard({ canvasElement });
  },
};
