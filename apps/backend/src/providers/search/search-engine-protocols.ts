/** The protocols of search engines, and the one that each is spoken to in. */
export const searchEngineProtocols: Readonly<Record<string, string>> = { 'groonga:': 'http:', 'groongas:': 'https:' };
