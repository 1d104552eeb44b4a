import type { GymPiece } from '@ironcart/core/gym';
import { type DraftCommand, type GymDraft, gymDraftText } from '@ironcart/gym-builder';
import type { GymPriceView } from '@ironcart/react-ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { postPartForm } from '../data/fetch-route-data.ts';
import type { EditorAnswer } from './editor-answer.ts';
import type { EditedGym, GymEditor } from './open-gym-editor.ts';

/** The displayed state of the editor; until the machine has loaded, the server's data. */
export interface ShownEditor extends EditedGym {
  readonly price: GymPriceView;
  readonly failure: string | undefined;
}

const keepDraft = async (draft: GymDraft, signal: AbortSignal): Promise<EditorAnswer> => {
  const body = new URLSearchParams({ intent: 'keep', draft: gymDraftText(draft) ?? '' });
  const request = new Request(window.location.href.split('#')[0] ?? '', { method: 'POST', body, signal });
  return (await postPartForm('gym-editor')({ request })) as EditorAnswer;
};

/**
 * Edits a draft in the browser with the editor machine, which loads after the page. Until then the page's forms are
 * submitted to the server.
 */
export const useGymEditor = (pieces: readonly GymPiece[], given: GymDraft, givenPrice: GymPriceView) => {
  const editor = useRef<GymEditor>(undefined);
  const [edited, setEdited] = useState<EditedGym>();
  const [answer, setAnswer] = useState<EditorAnswer>({});
  const first = useRef({ pieces, draft: given });
  /** The draft that the server has stored, as known to this page. */
  const known = useRef(gymDraftText(given));

  useEffect(() => {
    let isGone = false;
    const open = async () => {
      const { openGymEditor } = await import('./open-gym-editor.ts');
      if (isGone) return;
      const keep = async (draft: GymDraft, signal: AbortSignal) => {
        known.current = gymDraftText(draft);
        const kept = await keepDraft(draft, signal);
        setAnswer(kept);
        if (kept.failure !== undefined) throw new Error(kept.failure);
      };
      const { pieces: sold, draft } = first.current;
      editor.current = openGymEditor({ ports: { keep }, sold, draft }, setEdited);
    };
    // If the code cannot be loaded, forms are still submitted to the server.
    void open().catch(() => undefined);
    return () => {
      isGone = true;
      editor.current?.stop();
      editor.current = undefined;
    };
  }, []);

  // A form submitted to the server changed the draft there: replaces the machine's draft with it.
  useEffect(() => {
    const text = gymDraftText(given);
    if (text === known.current) return;
    known.current = text;
    first.current = { ...first.current, draft: given };
    editor.current?.send({ type: 'draft.replaced', draft: given });
    setAnswer({});
  }, [given]);

  const shown: ShownEditor = {
    ...(edited ?? { draft: given, issue: undefined, keeping: 'kept', selectedId: undefined }),
    price: answer.price ?? givenPrice,
    failure: answer.failure,
  };

  /** Sends a command to the machine. @returns false if the machine has not loaded */
  const send = useCallback((command: DraftCommand): boolean => {
    const actor = editor.current;
    if (actor === undefined || command.type === 'replace') return false;
    if (command.type === 'undo' || command.type === 'redo') actor.send({ type: `gym.${command.type}` });
    else actor.send({ type: 'gym.edit', edit: command });
    return true;
  }, []);
  const select = useCallback((id: string | undefined) => editor.current?.send({ type: 'piece.selected', id }), []);
  const retry = useCallback(() => editor.current?.send({ type: 'keeping.retried' }), []);
  return { shown, send, select: edited === undefined ? undefined : select, retry };
};
