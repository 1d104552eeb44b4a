import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that contain the store's copy. */
const copySources = [
  'packages/react-ui/src',
  'packages/core/src',
  'packages/seed/data',
  'packages/seed/brand',
  'apps/storefront/app',
  'apps/backend/src/services',
];

/** Articles and customers' texts are not the store's copy. */
const isSource = (path: string): boolean =>
  /\.(?:tsx?|json)$/.test(path) &&
  !/\.(?:test|stories|types)\.|(?:^|\/)testing\/|^apps\/.*\/data\/|^packages\/seed\/data\/(?:articles|reviews)/.test(
    path,
  );

/** Texts between quotes or tags as written in the source, consisting of letters with at least one space. */
const textsIn = (source: string): readonly string[] => {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm, '');
  const literals = code.match(/'(?:[^'\\\n]|\\.)+'|"(?:[^"\\\n]|\\.)+"|`[^`]+`|>[^<>{}=;]+[<{]|\}[^<>{}=;]+</g) ?? [];
  return literals
    .map((text) => text.slice(1, -1).replace(/\s+/g, ' ').trim())
    .filter((text) => /^\S+ .*\S$/.test(text));
};

/** Patterns of promises: what the store will do, how long, how soon, or what shoppers can do themselves. */
const promising = [
  /\bwe(?:’ll|'ll)? (?:will|never|always|read each|write|send|answer|hear|mend|replace|refund|tell you|put in|charge|keep|have (?:it|your))\b/i,
  /\b(?:you|customers) (?:can|have \d|hear from|may|get|see)\b/i,
  /\bwithin (?:a|an|the|one|two|\d+|minutes|hours)\b|\bin a minute\b|\bthe same day\b|\bday (?:after|you|before)\b/i,
  /\b(?:free shipping|ships? free|full price back|warranty|guarantee|for as long as|until (?:I|you|then))\b/i,
  /\b(?:is|are|stays?) (?:kept|here)\b|\bkeeps it\b|\bnever sees\b|\bcancel\b|\b(?:one|a) click\b|\bend it\b|\bends when\b|\basks whether\b/i,
  /^\d+ (?:days|years)\b|^free at\b|\bpaid back\b/i,
  /\b(?:names?|named) (?:the|that) day\b|\bleaves? our dock\b|\bon its way\b/i,
];

/** A sentence of the copy that makes a promise, and its file. */
export interface PromisingText {
  readonly file: string;
  readonly text: string;
}

/** Finds the texts of the copy that look like promises. */
export const promisingTexts = (root: string): readonly PromisingText[] =>
  copySources.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path}`)
      .filter(isSource)
      .flatMap((file) =>
        textsIn(readFileSync(join(root, file), 'utf8'))
          .filter((text) => promising.some((pattern) => pattern.test(text)))
          .map((text) => ({ file, text })),
      ),
  );
