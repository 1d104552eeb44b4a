import type { chapterNames } from '../../scripts/arguments/bench.mjs';

/** The results of a chapter, ready to print and draw. */
export interface Figures {
  /** Tables in Markdown. */
  readonly tables: string;
  /** Chart as SVG; omitted if there is nothing to compare. */
  readonly chart?: string | undefined;
}

/** One chapter of the report, measured, printed and drawn separately. */
export interface Chapter {
  /** The chapter's name on the command line and in the chart's file name. */
  readonly name: (typeof chapterNames)[number];
  readonly heading: string;
  /** Markdown: the method, and why the comparison is fair. */
  readonly explanation: string;
  readonly measure: () => Promise<Figures>;
}
