import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { createChat } from './chat.mjs';

const [baseUrl = 'http://localhost:3000', file = 'talk.json'] = process.argv.slice(2);
const answer = createChat({ baseUrl });
const talk = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
for await (const line of createInterface({ input: process.stdin })) {
  console.log(await answer(talk, line));
  writeFileSync(file, JSON.stringify(talk), { mode: 0o600 });
}
