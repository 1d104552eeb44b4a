import { type GymProject, parseGymProject } from '@ironcart/core/gym';
import { applyGymChange, type GymChange } from '../edit/gym-change.ts';
import type { GymDraft } from './gym-draft.ts';
import { wordIn, wordText } from './number-text.ts';
import { idsIn, idsText, piecesIn, piecesText } from './piece-text.ts';
import { roomIn, roomText } from './room-text.ts';

/** Maximum length of a draft's text, so that it fits into one cookie with the cookie's name. */
export const MAX_DRAFT_TEXT = 3_800;

const changeText = ({ name, room, set, gone }: GymChange, skus: Map<string, number>): string =>
  [
    name === undefined ? '' : wordText(name),
    room === undefined ? '' : roomText(room),
    piecesText(set, skus),
    idsText(gone),
  ].join("'");

const changeIn = (text: string, skus: readonly string[]): GymChange => {
  const [name = '', room = '', set = '', gone = ''] = text.split("'");
  const title = wordIn(name);
  // The document's schema validates the plan that the change produces.
  return {
    ...(name === '' ? {} : { name: title ?? '' }),
    ...(room === '' ? {} : { room: roomIn(room) as GymProject['room'] }),
    set: piecesIn(set, skus) as GymProject['pieces'],
    gone: idsIn(gone),
  };
};

const textWith = ({ history: { present, past, future }, saved }: GymDraft): string => {
  const skus = new Map<string, number>();
  const pieces = piecesText(present.pieces, skus);
  const changes = [past, future].map((list) => list.map((change) => changeText(change, skus)).join('~'));
  const origin = saved === undefined ? '' : `${wordText(saved.id)}!${saved.revision}`;
  return [
    ...['1', origin, wordText(present.name), roomText(present.room)],
    [...skus.keys()].map(wordText).join('!'),
    ...[pieces, ...changes],
  ].join('*');
};

/**
 * Serializes a draft as a short, cookie-safe text. If it is too long, the oldest undo steps are dropped.
 * @returns undefined if the plan alone exceeds `MAX_DRAFT_TEXT`
 */
export const gymDraftText = (draft: GymDraft): string | undefined => {
  const { history } = draft;
  for (let left = 0; left <= history.past.length; left += 1) {
    const text = textWith({ ...draft, history: { ...history, past: history.past.slice(left) } });
    if (encodeURIComponent(text).length <= MAX_DRAFT_TEXT) return text;
  }
  const alone = textWith({ ...draft, history: { ...history, past: [], future: [] } });
  return encodeURIComponent(alone).length <= MAX_DRAFT_TEXT ? alone : undefined;
};

/** The changes that produce valid plans when applied in order, nearest last; the first invalid one ends the list. */
const validChanges = (present: GymProject, changes: readonly GymChange[]): readonly GymChange[] => {
  let project = present;
  let valid = 0;
  for (const change of changes.toReversed()) {
    const next = parseGymProject(applyGymChange(project, change));
    if (next === undefined) break;
    project = next;
    valid += 1;
  }
  return valid === 0 ? [] : changes.slice(-valid);
};

const savedIn = (text: string): GymDraft['saved'] => {
  const [id = '', revision = ''] = text.split('!');
  return id !== '' && /^\d{1,9}$/.test(revision) ? { id: wordIn(id) ?? '', revision: Number(revision) } : undefined;
};

/** Parses a draft's text; undefined if malformed. Undo and redo steps that produce invalid plans are dropped. */
export const gymDraftIn = (text: string): GymDraft | undefined => {
  const [version, origin = '', name = '', room = '', words = '', pieces = '', past = '', future = ''] = text.split('*');
  if (version !== '1' || text.length > MAX_DRAFT_TEXT) return undefined;
  const skus = words === '' ? [] : words.split('!').map((word) => wordIn(word) ?? '');
  const present = parseGymProject({
    version: 1,
    name: wordIn(name),
    room: roomIn(room),
    pieces: piecesIn(pieces, skus),
  });
  if (present === undefined) return undefined;
  const changesIn = (list: string) =>
    validChanges(present, list === '' ? [] : list.split('~').map((change) => changeIn(change, skus)));
  const saved = savedIn(origin);
  return { history: { present, past: changesIn(past), future: changesIn(future) }, ...(saved ? { saved } : {}) };
};
