import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/pool.ts';
import { type PhraseQuery, phraseQueryOf, type TypedWord } from './phrase-query.ts';
import type { Reading } from './reading.ts';
import { allOf, wordQuery } from './words-query.ts';

/** Maximum number of words of a phrase. */
const mostWords = 10;

/** Maximum number of words with which an unknown word is compared: those with the most common trigrams. */
const mostNear = 40;

/** A phrase, looked up in the store's vocabulary. */
export interface ReadPhrase {
  /** The normalised phrase; empty without words. */
  readonly normal: string;
  /** Undefined if all words are unknown. */
  readonly query: PhraseQuery | undefined;
  /** A redirect that replaces the results. */
  readonly redirectUrl: string | undefined;
}

interface PhraseRow {
  readonly normal: string;
  readonly words: readonly TypedWord[];
  readonly readings: readonly (Omit<Reading, 'of' | 'query'> & {
    readonly of: string | null;
    readonly stems: readonly string[];
  })[];
  readonly target: string | null;
}

/** Whether the vocabulary contains a word, by its index; with `exists`, PostgreSQL would hash all words. */
const isWord = (word: RawBuilder<unknown>) =>
  sql`coalesce((select true from search_words where search_words.word = ${word}), false)`;

/** The stems that a document must contain to match a text; empty if all words are stop words. */
const stemsOf = (text: RawBuilder<unknown>) => sql`tsvector_to_array(to_tsvector('english', ${text}))`;

/** Looks up a phrase's words in the vocabulary and the synonyms, and the phrase in the redirects, in one query. */
export const readPhrase = async (db: Database, phrase: string): Promise<ReadPhrase> => {
  const { rows } = await sql<PhraseRow>`
    with typed as materialized (
      select word, ordinality::int - 1 as place
      from regexp_split_to_table(search_text(${phrase}), ' ') with ordinality as split (word, ordinality)
      where word <> '' order by ordinality limit ${sql.lit(mostWords)}
    ), judged as materialized (
      select word, place, ${stemsOf(sql`word`)} as stems,
        -- A word that is too common for the index counts where a document holds it as its colour or brand: a synonym that
        -- contains it would require what no document can have.
        (${isWord(sql`typed.word`)} and (${stemsOf(sql`word`)} <> '{}'
            or exists (select from search_documents where words @@ plainto_tsquery('simple', typed.word))))
          or exists (select from search_documents where words @@ plainto_tsquery('english', typed.word)) as is_known,
        exists (select from search_words where search_words.word ~>=~ typed.word and search_words.word ~<~ (typed.word || '~'))
          as begins_words
      from typed
    ), near as materialized (
      select place, candidate.word, ${stemsOf(sql`candidate.word`)} as stems
      from judged, lateral (
        select word from (select word from search_words order by word <-> judged.word limit ${mostNear}) as alike
        union
        select twisted from generate_series(1, length(judged.word) - 1) as swapped
          cross join lateral (select left(judged.word, swapped - 1) || substr(judged.word, swapped + 1, 1)
            || substr(judged.word, swapped, 1) || substr(judged.word, swapped + 2) as twisted) as twist
        where ${isWord(sql`twisted`)}
      ) as candidate
      where not is_known and stems <> '{}' and length(judged.word) > 2 and judged.word !~ '[0-9]'
    ), spans as (
      select place, 1 as length, word as phrase from typed
      union all
      select first.place, 2, first.word || ' ' || second.word from typed first join typed second on second.place = first.place + 1
      union all
      select first.place, 3, first.word || ' ' || second.word || ' ' || third.word
      from typed first join typed second on second.place = first.place + 1 join typed third on third.place = first.place + 2
    ), readings as (
      select place as start, length, null as of, ${stemsOf(sql`means`)} as stems
      from spans join search_synonyms using (phrase)
      union all
      select place, 1, near.word, ${stemsOf(sql`means`)} from near join search_synonyms on phrase = near.word
      union all
      select place, 2, null, ${stemsOf(sql`replace(phrase, ' ', '')`)}
      from spans where length = 2 and phrase !~ '[0-9]' and ${isWord(sql`replace(phrase, ' ', '')`)}
      union all
      select place, 1, null, ${stemsOf(sql`left(judged.word, cut) || ' ' || substr(judged.word, cut + 1)`)}
      from judged, generate_series(3, length(judged.word) - 3) as cut
      where not is_known and judged.word !~ '[0-9]'
        and ${isWord(sql`left(judged.word, cut)`)} and ${isWord(sql`substr(judged.word, cut + 1)`)}
    )
    select search_text(${phrase}) as normal,
      (select target from search_redirects where search_redirects.phrase = search_text(${phrase})) as target,
      coalesce((select json_agg(json_build_object('word', word, 'stems', stems, 'isKnown', is_known, 'beginsWords', begins_words,
        'near', coalesce((select json_agg(json_build_object('word', near.word, 'stems', near.stems)) from near where near.place = judged.place), '[]'))
        order by place) from judged), '[]') as words,
      coalesce((select json_agg(json_build_object('start', start, 'length', length, 'of', of, 'stems', stems))
        from readings where stems <> '{}'), '[]') as readings`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A query of one row has none');
  const readings = row.readings.map(({ of, stems, ...reading }) => ({
    ...reading,
    query: allOf(stems.map(wordQuery)),
    of: of ?? undefined,
  }));
  return {
    normal: row.normal,
    query: phraseQueryOf(row.words, readings),
    redirectUrl: row.target ?? undefined,
  };
};
