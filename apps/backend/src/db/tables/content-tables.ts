import type { ContentBlock } from '@ironcart/core/content';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, Json } from './column-types.ts';

/** Content of pages, posts and forms. */
export interface ContentTables {
  cms_pages: {
    page_id: number;
    identifier: string;
    url: string;
    title: string;
    description: string;
    blocks: Json<readonly ContentBlock[]>;
  };
  page_previews: {
    preview_id: string;
    title: string;
    description: string;
    blocks: Json<readonly ContentBlock[]>;
    expires_at: Instant;
  };
  cms_blocks: { name: string; active: boolean; content: string };
  redirects: { path: string; target: string; type: 301 | 302 };
  forms: {
    form_hash: string;
    name: string;
    fields: string[];
    required_fields: string[];
    email_fields: Generated<string[]>;
  };
  form_submissions: {
    submission_id: string;
    form_hash: string;
    fields: Json<Record<string, string>>;
    submitted_at: Instant;
  };
  editorial_authors: { author_id: number; name: string };
  editorial_terms: {
    term_id: number;
    kind: 'category' | 'tag';
    slug: string;
    name: string;
    description: Generated<string>;
  };
  editorial_posts: {
    post_id: number;
    slug: string;
    title: string;
    excerpt: string;
    content: string;
    format: Generated<string>;
    author_id: number;
    category_id: number;
    picture_master: string | null;
    featured_video: string | null;
    custom_css: Generated<string>;
    custom_js: Generated<string>;
    published_at: Instant;
    words: ColumnType<string, never, never>;
    category_kind: ColumnType<'category', never, never>;
  };
  editorial_post_tags: { post_id: number; term_id: number; term_kind: ColumnType<'tag', never, never> };
}
