import type { MouseEvent } from 'react';
import { Button, type ButtonProps } from './Button.tsx';

/** The name of a press in a posted form. */
export const pressName = 'press';

export interface PressButtonProps extends Omit<ButtonProps, 'type' | 'name' | 'value' | 'onClick'> {
  /** Identifies the button in its posted form. */
  readonly press: string;
  readonly onPress: () => void;
}

/** A button of a form besides its main one: scripts call `onPress`; without them, the form is posted with `press`. */
export const PressButton = ({ press, onPress, ...button }: PressButtonProps) => {
  const handle = (event: MouseEvent) => {
    event.preventDefault();
    onPress();
  };
  return <Button {...button} type="submit" name={pressName} value={press} onClick={handle} />;
};
