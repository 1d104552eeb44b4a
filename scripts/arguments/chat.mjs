/** How `npm run chat` is called. */
export const usage = `Usage:
  npm run chat -- list
  npm run chat -- answer CHAT "TEXT"
  npm run chat -- close CHAT

list: prints the open chats with what was written; those that wait for an answer come first.
answer: writes to the shopper, whose page shows it within seconds.
close: ends a chat; its shopper begins a new one by writing again. CHAT is the id that list prints.`;
