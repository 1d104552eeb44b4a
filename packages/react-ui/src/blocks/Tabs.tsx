import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './Tabs.module.css';

export interface TabsViewProps {
  /** The label of the tab list for screen readers. */
  readonly label: string;
  readonly tabs: readonly { readonly label: string; readonly content: ReactNode }[];
  /** Called when another tab is selected; not for the selected one (S4-misc-04). */
  readonly onChange?: ((index: number) => void) | undefined;
}

const stepOf: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Tabs; without scripts, all panels are shown below each other. */
export const Tabs = ({ label, tabs, onChange }: TabsViewProps) => {
  const id = useId();
  const [open, setOpen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const choose = (index: number) => {
    if (index === open) return;
    setOpen(index);
    onChange?.(index);
  };
  const turn = (event: KeyboardEvent) => {
    const step = stepOf[event.key];
    if (step === undefined || tabs.length === 0) return;
    event.preventDefault();
    const isRightToLeft = list.current?.matches(':dir(rtl)') ?? false;
    const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const next = isRightToLeft && isSideways ? 2 * open - step(open, tabs.length) : step(open, tabs.length);
    const index = (next + tabs.length) % tabs.length;
    choose(index);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div className={styles.list} role="tablist" aria-label={label} ref={list} onKeyDown={turn}>
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            className={styles.tab}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === open}
            tabIndex={index === open ? 0 : -1}
            onClick={() => choose(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.label}
          className={styles.panel}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          data-open={index === open || undefined}
        >
          <p className={styles.name}>{tab.label}</p>
          {tab.content}
        </div>
      ))}
    </div>
  );
};
