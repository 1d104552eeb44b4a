/** The URL protocols of search engines, with their transport protocols. */
export const searchEngineProtocols: Readonly<Record<string, string>> = { 'groonga:': 'http:', 'groongas:': 'https:' };
