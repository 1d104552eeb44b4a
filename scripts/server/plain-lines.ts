/** Control characters except line feed and tab, and characters that change the text direction. */
const terminalCommands = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A shopper's text for the operator's terminal: without the characters that clear, recolour or rewrite the terminal's
 * content. Its further lines are indented, so that none can be mistaken for a line of the command.
 */
export const plainLines = (text: string, indent = '    '): string =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(terminalCommands, '\ufffd')
    .replaceAll('\n', `\n${indent}`);
