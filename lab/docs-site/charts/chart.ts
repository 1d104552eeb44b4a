/** A chart with the positions of its elements, in pixels from its upper left corner. */
export interface Chart {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Outer states before their children. The first one is the machine, with an empty path. */
  readonly states: readonly PlacedState[];
  /** The dots that point to the initial states. */
  readonly starts: readonly { readonly x: number; readonly y: number }[];
  readonly arrows: readonly PlacedArrow[];
}

export interface PlacedState {
  readonly path: string;
  readonly name: string;
  readonly type: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacedArrow {
  /** The states that it connects; without `from`, it starts at a dot. */
  readonly from?: string;
  readonly to?: string;
  /** Each of its transitions: the event, then the guard in brackets. */
  readonly on?: readonly string[];
  /** The `d` attribute of its line. */
  readonly path: string;
  readonly labels: readonly { readonly lines: readonly string[]; readonly x: number; readonly y: number }[];
}
