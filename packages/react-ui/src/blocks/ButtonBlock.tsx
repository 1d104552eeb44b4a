import { type Device, initialUiState, outcomeOfClick, withOverlay } from '@ironcart/core';
import { type ReactNode, useReducer } from 'react';
import { Button } from '../primitives/Button.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { Dialog } from '../primitives/Dialog.tsx';
import type { ButtonBlockProps } from './further-block-props.ts';

export interface ButtonBlockViewProps extends ButtonBlockProps {
  /** What the overlay shows. */
  readonly children?: ReactNode;
  /** Asked with the click: what the shopper holds. A browser when left out. */
  readonly deviceOf?: (() => Device) | undefined;
  /** Opens an address in the app's own browser. */
  readonly openInApp?: ((href: string) => void) | undefined;
  /** Hears of a click that has neither an action nor a link. */
  readonly onClick?: ((label: string) => void) | undefined;
}

const browser: Device = { kind: 'browser' };

/** A button of the CMS: it shows an overlay, leads somewhere, or tells that it was clicked (S4-misc-07 to 10). */
export const ButtonBlock = (props: ButtonBlockViewProps) => {
  const { label, variant, overlayTitle = label, children, deviceOf, openInApp, onClick } = props;
  const [ui, show] = useReducer(withOverlay, initialUiState);
  const outcome = outcomeOfClick(props, browser);
  switch (outcome.kind) {
    case 'overlay':
      return (
        <>
          <Button variant={variant} aria-haspopup="dialog" onClick={() => show(label)}>
            {label}
          </Button>
          <Dialog isOpen={ui.overlay === label} onClose={() => show(null)} title={overlayTitle}>
            {children}
          </Dialog>
        </>
      );
    case 'navigation':
      return (
        <ButtonLink variant={variant} href={outcome.href}>
          {label}
        </ButtonLink>
      );
    case 'newTab':
    case 'inAppBrowser':
      return (
        <ButtonLink
          variant={variant}
          href={outcome.href}
          target="_blank"
          rel="noopener"
          onClick={(event) => {
            const isInApp = deviceOf && outcomeOfClick(props, deviceOf()).kind === 'inAppBrowser';
            if (!isInApp || !openInApp) return;
            event.preventDefault();
            openInApp(event.currentTarget.href);
          }}
        >
          {label}
        </ButtonLink>
      );
    case 'click':
      return (
        <Button variant={variant} onClick={() => onClick?.(label)}>
          {label}
        </Button>
      );
  }
};
