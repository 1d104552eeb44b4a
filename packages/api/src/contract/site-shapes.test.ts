import type { ContentBlock, ContentPage, MediaConfig } from '@ironcart/core/content';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { pageFromWire, pageToWire } from '../codec/content.ts';
import { wireContentBlock, wirePage } from './content.ts';
import { wireBlock, wireMedia } from './content-block.ts';
import { ssrCalls, wireSearchToken } from './ssr.ts';

/** Asserts that a schema keeps every field of a sample, and rejects invalid values. */
const expectEveryField = (schema: v.GenericSchema, sample: object) => {
  expect(v.parse(schema, sample)).toEqual(sample);
  for (const field of Object.keys(sample)) {
    expect(v.is(schema, { ...sample, [field]: Symbol(field) }), field).toBe(false);
  }
};

const inner: ContentBlock = { name: 'RichText', props: { html: '<p>Lift</p>' } };

const block = {
  name: 'Hero',
  props: { title: 'Made to be dropped.' },
  slots: { default: [inner], b: [] },
  class: 'wide',
  abTest: { name: 'rfk_results_ab', variants: { true: { props: { title: 'Drop it.' }, slot: 'b' }, false: {} } },
  segments: [3, 5],
  skus: ['BAR-20'],
  tracking: { name: 'hero', index: 0, whenVisible: true },
  styles: { color: 'red' },
} satisfies ContentBlock;

describe('CMS page', () => {
  const page: ContentPage = {
    id: 1,
    identifier: 'home',
    url: '/',
    title: 'Home',
    description: 'All of it',
    blocks: [block, inner],
  };

  it('has its number, its name, its path and its blocks [S3-cms-01]', () => {
    const sample = { id: 1, identifier: 'home', url: '/', title: '', description: '', roguebuilder: { data: [block] } };
    expectEveryField(wirePage, sample);
    expect(v.is(wirePage, { ...sample, roguebuilder: {} })).toBe(false);
  });

  it('survives a round trip over the wire, with every part of its blocks [S3-cms-01] [S3-cms-03]', () => {
    const travelled: unknown = JSON.parse(JSON.stringify(pageToWire(page)));
    expect(pageFromWire(v.parse(wirePage, travelled))).toEqual(page);
  });

  it('consists of blocks with nine parts [S3-cms-03]', () => {
    expectEveryField(wireBlock, block);
    const { whenVisible: _, ...tracking } = block.tracking;
    expect(v.is(wireBlock, { ...block, tracking })).toBe(false);
    expect(v.is(wireBlock, { ...block, abTest: { name: 'x' } })).toBe(false);
  });

  it('has images and videos with twelve properties [S3-cms-04]', () => {
    const { mobile, ...media } = {
      src: 'bar.webp',
      alt: 'A bar',
      width: 1280,
      height: 720,
      autoHeight: true,
      maxWidth: 640,
      link: '/barbells',
      ariaLabel: 'See the bars',
      overlay: '#0008',
      background: 'black',
      enableVideoControls: true,
      mobile: { src: 'bar-tall.webp', alt: 'A bar', width: 390 },
    } satisfies MediaConfig;
    expectEveryField(wireMedia, { ...media, mobile });
    expect(v.is(wireMedia, { ...media, mobile: { ...mobile, mobile } })).toBe(true);
    expect(v.parse(wireMedia, { ...media, mobile: { ...mobile, mobile } }).mobile).toEqual(mobile);
  });

  it('has HTML blocks, which may be inactive [S3-cms-02]', () => {
    expectEveryField(wireContentBlock, { active: false, content: '<p>Closed on Monday</p>' });
  });
});

describe('site data', () => {
  it('contains the location of the shopper in five fields [S3-geo-01]', () => {
    const { answer } = ssrCalls.getGeoIp;
    expectEveryField(answer, { country: 'DE', name: 'Germany', current: 'US', currentName: 'USA', path: '/eu' });
    expect(v.is(answer, { country: 'DE', name: 'Germany', current: 'US', path: '/eu' })).toBe(false);
  });

  it('contains a token for the search service, in four fields [S3-tokens-01]', () => {
    const token = { apiUrl: '/svc_search/query', token: 'x', eventApiUrl: '/svc_search/events', expires: 1 };
    expectEveryField(wireSearchToken, token);
    for (const field of Object.keys(token)) {
      expect(v.is(wireSearchToken, { ...token, [field]: undefined }), field).toBe(false);
    }
  });
});
