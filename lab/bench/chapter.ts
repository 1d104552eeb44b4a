/** What a chapter measured, ready to be printed and drawn. */
export interface Figures {
  /** Markdown. */
  readonly tables: string;
  /** SVG. Left out: there is nothing to compare. */
  readonly chart?: string | undefined;
}

/** One part of the report: it is measured, printed and drawn by itself. */
export interface Chapter {
  /** How the command line and the chart's file call it. */
  readonly name: string;
  readonly heading: string;
  /** Markdown: what was done, and what makes the comparison fair. */
  readonly explanation: string;
  readonly measure: () => Promise<Figures>;
}
