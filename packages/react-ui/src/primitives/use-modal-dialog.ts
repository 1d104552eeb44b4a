import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { scrollLockPadding } from './scroll-lock.ts';

interface ModalDialog {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly dialogProps: {
    readonly onCancel: (event: { preventDefault(): void; target: EventTarget; currentTarget: EventTarget }) => void;
    readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  };
}

/**
 * Opens and closes a native modal dialog according to `isOpen`: the platform traps and restores the focus and makes the
 * page inert. Escape and a press on the backdrop call `onClose`.
 */
export const useModalDialog = (isOpen: boolean, onClose: (() => void) | undefined): ModalDialog => {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (isOpen && dialog && !dialog.open) {
      const page = document.documentElement;
      const isLocked = document.querySelector('dialog[open]') !== null;
      if (!isLocked)
        page.style.setProperty('--scroll-lock', `${scrollLockPadding(window.innerWidth, page.clientWidth)}px`);
      dialog.showModal();
    }
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);
  return {
    ref,
    dialogProps: {
      onCancel: (event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      },
      onClick: (event) => {
        if (event.target === ref.current) onClose?.();
      },
    },
  };
};
