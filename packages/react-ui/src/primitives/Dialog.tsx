import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './Dialog.module.css';
import { Icon } from './Icon.tsx';
import { useModalDialog } from './use-modal-dialog.ts';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Without it, the dialog cannot be dismissed. */
  readonly onClose?: (() => void) | undefined;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** The footer below the scrolling content. */
  readonly footer?: ReactNode;
  /** A centred sheet, or a drawer at a side. */
  readonly placement?: 'middle' | 'left' | 'right' | undefined;
  readonly className?: string | undefined;
}

/** A native modal dialog: only its content scrolls. */
export const Dialog = ({ isOpen, onClose, title, children, footer, placement = 'middle', className }: DialogProps) => {
  const titleId = useId();
  const { ref, dialogProps } = useModalDialog(isOpen, onClose);
  return (
    <dialog
      ref={ref}
      {...dialogProps}
      className={classNames(styles.dialog, styles[placement], className)}
      aria-labelledby={titleId}
    >
      <div className={styles.frame}>
        {/* Not `header` and `footer` elements: they would count as landmarks of the page. */}
        <div className={styles.header}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          {onClose && (
            <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
        <div className={styles.content} tabIndex={0}>
          {isOpen && children}
        </div>
        {isOpen && footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
};
