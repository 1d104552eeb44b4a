import { describe, expect, it } from 'vitest';
import { pickFields } from './pick-fields.ts';

const post = { id: 1, title: { rendered: 'A', raw: 'a' }, tags: [1, 2], none: null };

describe('field selection', () => {
  it.each<[string | undefined, unknown]>([
    [undefined, post],
    ['id', { id: 1 }],
    [' id , tags', { id: 1, tags: [1, 2] }],
    ['title', { title: post.title }],
    ['title.rendered', { title: { rendered: 'A' } }],
    ['title.rendered,title', { title: post.title }],
    ['title.rendered,title.raw', { title: post.title }],
    ['none,id.deep', { id: 1, none: null }],
    ['__proto__,constructor,toString', {}],
    ['', {}],
  ])('%j returns %j', (fields, left) => {
    expect(pickFields(post, fields)).toEqual(left);
  });
});
