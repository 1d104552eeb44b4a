import { Dialog, type DialogProps } from './Dialog.tsx';

export interface DrawerProps extends Omit<DialogProps, 'placement'> {
  readonly side?: 'left' | 'right' | undefined;
}

/** A modal dialog at the side of the window. */
export const Drawer = ({ side = 'right', ...dialog }: DrawerProps) => <Dialog {...dialog} placement={side} />;
