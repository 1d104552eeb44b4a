import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Events of the search box and its dropdown. */
export interface SearchBoxIntents {
  readonly onFocus: () => void;
  /** The focus left the box and the dropdown. */
  readonly onBlur: () => void;
  readonly onQueryChange: (query: string) => void;
  readonly onSubmit: (query: string) => void;
  readonly onClose: () => void;
  readonly onPhraseEnter: (phrase: string) => void;
  readonly onPhraseLeave: () => void;
}

export interface ComboBoxOptions {
  readonly box: HTMLInputElement;
  readonly panel: RefObject<HTMLElement | null>;
  readonly listId: string;
  readonly isOpen: boolean;
  readonly intents: SearchBoxIntents;
}

const optionsIn = (panel: HTMLElement | null): readonly HTMLElement[] => [
  ...(panel?.querySelectorAll<HTMLElement>('[role="option"]') ?? []),
];

const keysThatMove: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Turns an existing search box into the combobox of a listbox (WAI-ARIA): it keeps the focus, the arrow keys move the
 * active option, Enter follows it or submits, Escape closes.
 * @returns id of the active option
 */
export const useComboBox = ({ box, panel, listId, isOpen, intents }: ComboBoxOptions): string | undefined => {
  const [activeId, setActiveId] = useState<string>();

  const activate = useEffectEvent((option: HTMLElement | undefined) => {
    setActiveId(option?.id);
    option?.scrollIntoView?.({ block: 'nearest' });
    const phrase = option?.dataset.phrase;
    if (phrase === undefined) intents.onPhraseLeave();
    else intents.onPhraseEnter(phrase);
  });
  const changeQuery = useEffectEvent(() => {
    setActiveId(undefined);
    intents.onQueryChange(box.value);
  });
  const move = useEffectEvent((step: 1 | -1) => {
    if (!isOpen) return intents.onFocus();
    const options = optionsIn(panel.current);
    const at = options.findIndex(({ id }) => id === activeId);
    const from = at < 0 && step < 0 ? options.length : at;
    activate(options[from + step]);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = keysThatMove[event.key];
    const active = isOpen ? optionsIn(panel.current).find(({ id }) => id === activeId) : undefined;
    if (step !== undefined) move(step);
    else if (event.key === 'Enter' && active !== undefined) active.click();
    else if (event.key === 'Escape' && isOpen) intents.onClose();
    else return;
    event.preventDefault();
  });
  const submit = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault();
    intents.onSubmit(box.value);
  });
  const loseFocus = useEffectEvent((event: FocusEvent) => {
    const place = event.currentTarget as HTMLElement;
    if (event.relatedTarget instanceof Node && place.contains(event.relatedTarget)) return;
    intents.onBlur();
  });
  const gainFocus = useEffectEvent(() => intents.onFocus());

  useEffect(() => {
    const place = panel.current?.parentElement;
    const { form, type } = box;
    const listening = new AbortController();
    const { signal } = listening;
    // An input of type search cannot be a combobox; one of type text can.
    box.type = 'text';
    box.setAttribute('role', 'combobox');
    box.setAttribute('aria-autocomplete', 'list');
    box.setAttribute('aria-controls', listId);
    box.addEventListener('focus', () => gainFocus(), { signal });
    box.addEventListener('input', () => changeQuery(), { signal });
    box.addEventListener('keydown', (event) => press(event), { signal });
    form?.addEventListener('submit', (event) => submit(event), { signal });
    place?.addEventListener('focusout', (event) => loseFocus(event), { signal });
    if (document.activeElement === box) {
      gainFocus();
      // Reports what was typed before the dropdown was mounted.
      changeQuery();
    }
    return () => {
      listening.abort();
      box.type = type;
      for (const name of ['role', 'aria-autocomplete', 'aria-controls', 'aria-expanded', 'aria-activedescendant']) {
        box.removeAttribute(name);
      }
    };
  }, [box, panel, listId]);

  const activeOption = isOpen ? activeId : undefined;
  useEffect(() => {
    box.setAttribute('aria-expanded', String(isOpen));
    if (activeOption === undefined) box.removeAttribute('aria-activedescendant');
    else box.setAttribute('aria-activedescendant', activeOption);
  }, [box, isOpen, activeOption]);

  return activeOption;
};
