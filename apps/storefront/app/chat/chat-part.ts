/** A part of the live chat in a corner of the running application: its button, or its window. */
export interface ChatPart {
  readonly show: (isShown: boolean) => void;
  readonly detach: () => void;
}
