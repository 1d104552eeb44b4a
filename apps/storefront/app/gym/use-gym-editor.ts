import type { GymPiece } from '@ironcart/core/gym';
import { type DraftCommand, type GymDraft, gymDraftText } from '@ironcart/gym-builder';
import type { GymEditorSnapshot, gymEditorMachine } from '@ironcart/gym-builder/editor';
import type { GymPriceView } from '@ironcart/react-ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Actor } from 'xstate';
import { postRouteForm } from '../data/fetch-route-data.ts';
import type { EditorAnswer } from './editor-answer.ts';

type Editor = Actor<typeof gymEditorMachine>;

/** The editor's state, and what reads it: both arrive with the machine. */
interface LoadedEditor {
  readonly snapshot: GymEditorSnapshot;
  readonly select: typeof import('@ironcart/gym-builder/editor');
}

/** What the page shows of the editor; before its machine is there, what the server answered. */
export interface ShownEditor {
  readonly draft: GymDraft;
  readonly price: GymPriceView;
  readonly issue: EditorAnswer['issue'];
  readonly failure: string | undefined;
  readonly keeping: 'kept' | 'pending' | 'failed';
  readonly selectedId: string | undefined;
}

const keepDraft = async (draft: GymDraft, signal: AbortSignal): Promise<EditorAnswer> => {
  const body = new URLSearchParams({ intent: 'keep', draft: gymDraftText(draft) ?? '' });
  const request = new Request(window.location.href.split('#')[0] ?? '', { method: 'POST', body, signal });
  return (await postRouteForm('gym-editor')({ request })) as EditorAnswer;
};

/**
 * Edits a draft in the browser by the editor's machine, which loads after the page; the forms of the page post to the
 * server until it is there.
 */
export const useGymEditor = (pieces: readonly GymPiece[], given: GymDraft, givenPrice: GymPriceView) => {
  const editor = useRef<Editor>(undefined);
  const [state, setState] = useState<LoadedEditor>();
  const [answer, setAnswer] = useState<EditorAnswer>({});
  const first = useRef({ pieces, draft: given });
  /** What the server keeps, as far as this page knows. */
  const known = useRef(gymDraftText(given));

  useEffect(() => {
    let isGone = false;
    const open = async () => {
      const [{ createActor }, select] = await Promise.all([import('xstate'), import('@ironcart/gym-builder/editor')]);
      if (isGone) return;
      const keep = async (draft: GymDraft, signal: AbortSignal) => {
        known.current = gymDraftText(draft);
        const kept = await keepDraft(draft, signal);
        setAnswer(kept);
        if (kept.failure !== undefined) throw new Error(kept.failure);
      };
      const { pieces: sold, draft } = first.current;
      const actor = createActor(select.gymEditorMachine, { input: { ports: { keep }, sold, draft } });
      const show = (snapshot: GymEditorSnapshot) => setState({ snapshot, select });
      actor.subscribe(show);
      editor.current = actor.start();
      show(actor.getSnapshot());
    };
    void open();
    return () => {
      isGone = true;
      editor.current?.stop();
      editor.current = undefined;
    };
  }, []);

  // A form that was posted to the server has changed the draft there: a new one takes the place of this one.
  useEffect(() => {
    const text = gymDraftText(given);
    if (text === known.current) return;
    known.current = text;
    first.current = { ...first.current, draft: given };
    editor.current?.send({ type: 'draft.replaced', draft: given });
    setAnswer({});
  }, [given]);

  const shown: ShownEditor = {
    draft: state ? state.select.selectDraft(state.snapshot) : given,
    price: answer.price ?? givenPrice,
    issue: state?.select.selectEditIssue(state.snapshot),
    failure: answer.failure,
    keeping: state ? state.select.selectKeeping(state.snapshot) : 'kept',
    selectedId: state?.select.selectChosenPiece(state.snapshot),
  };

  /** Gives a command to the machine. @returns whether it is there to take it */
  const send = useCallback((command: DraftCommand): boolean => {
    const actor = editor.current;
    if (actor === undefined || command.type === 'replace') return false;
    if (command.type === 'undo' || command.type === 'redo') actor.send({ type: `gym.${command.type}` });
    else actor.send({ type: 'gym.edit', edit: command });
    return true;
  }, []);
  const select = useCallback((id: string | undefined) => editor.current?.send({ type: 'piece.selected', id }), []);
  const retry = useCallback(() => editor.current?.send({ type: 'keeping.retried' }), []);
  return { shown, send, select: state === undefined ? undefined : select, retry };
};
