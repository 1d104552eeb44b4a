import type { MouseEvent } from 'react';
import { Button, type ButtonProps } from './Button.tsx';

/** The name of the `press` field in a posted form. */
export const pressName = 'press';

export interface PressButtonProps extends Omit<ButtonProps, 'type' | 'name' | 'value' | 'onClick'> {
  /** Identifies the button in its posted form. */
  readonly press: string;
  readonly onPress: () => void;
}

/** A secondary button of a form: scripts call `onPress`; without them, the form is posted with `press`. */
export const PressButton = ({ press, onPress, ...button }: PressButtonProps) => {
  const handle = (event: MouseEvent) => {
    event.preventDefault();
    onPress();
  };
  return <Button {...button} type="submit" name={pressName} value={press} onClick={handle} />;
};
