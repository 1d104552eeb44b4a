import { contract } from '@ironcart/api/contract';
import type { Subject, Variation } from '../load/answers-per-second.ts';
import type { OpenSession } from './make-sessions.ts';

/** A kind of update by a shopper. */
export interface UpdateKind {
  readonly name: string;
  /** The events of one request. @param count number of earlier requests of this kind to this session */
  readonly events: (count: number) => readonly object[];
  /** Whether it makes calls that the bare handler does not make: rates and tax. */
  readonly hasCalls?: boolean;
}

const evenOr = <T>(count: number, even: T, odd: T): T => (count % 2 === 0 ? even : odd);

/** The kinds of updates, each of which changes the session. */
export const updateKinds: readonly UpdateKind[] = [
  { name: 'a comment is written', events: (count) => [{ type: 'comments.changed', comments: `Comment ${count}` }] },
  {
    name: 'a field is filled in',
    events: (count) => [{ type: 'shippingAddress.changed', address: { firstname: `Ada ${count}` } }],
  },
  {
    name: 'a step is confirmed, or gone back to',
    events: (count) => [{ type: evenOr(count, 'step.continue', 'step.back') }],
  },
  {
    name: 'another address, with two calls: rates and tax',
    hasCalls: true,
    events: (count) => [{ type: 'shippingAddress.changed', address: { postcode: evenOr(count, '43215', '43201') } }],
  },
];

/** Sends updates of one kind to the sessions in turn. */
export const updating = (
  origin: string,
  {
    publicUrl,
    sessions,
    kind,
  }: {
    readonly publicUrl: string;
    readonly sessions: readonly OpenSession[];
    readonly kind: UpdateKind;
  },
  pathOf: (id: string) => string = (id) => contract.checkoutSession.sendEvents.path.replace(':id', id),
): Pick<Subject, 'call'> & { readonly vary: () => Variation } => {
  let sent = 0;
  return {
    call: { url: origin, method: 'POST', headers: { 'content-type': 'application/json', origin: publicUrl } },
    vary: () => {
      const session = sessions[sent % sessions.length];
      if (session === undefined) throw new Error('There are no sessions');
      const events = kind.events(Math.floor(sent / sessions.length));
      sent += 1;
      return { path: pathOf(session.id), headers: { cookie: session.cookie }, body: JSON.stringify({ events }) };
    },
  };
};
