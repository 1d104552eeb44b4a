import { outcomeOfClick } from '@ironcart/core/content';
import type { Device } from '@ironcart/core/routing';
import { initialUiState, withOverlay } from '@ironcart/core/visitor';
import { type ReactNode, useReducer } from 'react';
import { Button } from '../primitives/Button.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { Dialog } from '../primitives/Dialog.tsx';
import type { ButtonBlockProps } from './further-block-props.ts';

export interface ButtonBlockViewProps extends ButtonBlockProps {
  /** The overlay's content. */
  readonly children?: ReactNode;
  /** Called on a click: the shopper's device. Default: a browser. */
  readonly deviceOf?: (() => Device) | undefined;
  /** Opens a URL in the app's browser. */
  readonly openInApp?: ((href: string) => void) | undefined;
  /** Called for clicks without action and link. */
  readonly onClick?: ((label: string) => void) | undefined;
}

const browser: Device = { kind: 'browser' };

/** A CMS button: shows an overlay, follows a link, or reports the click (S4-misc-07 to 10). */
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
