import { Dialog, type DialogProps } from './Dialog.tsx';

export interface DrawerProps extends Omit<DialogProps, 'placement'> {
  readonly side?: 'left' | 'right' | undefined;
}

/** A modal dialog that comes in from a side. */
export const Drawer = ({ side = 'right', ...dialog }: DrawerProps) => <Dialog {...dialog} placement={side} />;
