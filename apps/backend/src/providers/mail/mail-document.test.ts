import { describe, expect, it } from 'vitest';
import { mailContent } from './mail-content.ts';
import { mailDocument } from './mail-document.ts';

const frame = { storeName: 'Bell & Sons', publicUrl: 'https://bell.example', footer: ['Bell & Sons Ltd', 'Leeds'] };
const written = (body: string) => mailDocument({ subject: 'Your <order>', body }, frame);

describe('mail document', () => {
  it('contains the store’s name, the subject, the content and the footer, all escaped', () => {
    const html = mailDocument({ subject: 'Your <order>', body: 'x', html: '<p>Hello</p>' }, frame);
    expect(html).toMatch(/^<!doctype html>/);
    expect(html).toMatch(/<body style="[^"]*overflow-wrap:anywhere/);
    expect(html).toMatch(/<a href="https:\/\/bell\.example\/"[^>]*>Bell &amp; Sons<\/a>/);
    expect(html).toMatch(/<h1[^>]*>Your &lt;order&gt;<\/h1>\n<p>Hello<\/p>/);
    expect(html).toContain('Bell &amp; Sons Ltd<br>Leeds');
  });

  it('keeps the colours of the mail client, so that it is readable in dark mode', () => {
    const html = mailDocument(
      { subject: 's', body: '', html: mailContent(['<p>x</p>'], { url: 'https://bell.example/a', label: 'See it' }) },
      frame,
    );
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html.match(/color:(?!inherit)|background/g)).toBeNull();
    expect(html).toMatch(/<a href="https:\/\/bell\.example\/a"[^>]*border[^>]*>See it<\/a>/);
  });

  it('is created from the plain text without other content: paragraphs, lines and a button', () => {
    const html = written('Hello <b>,\n\none\ntwo\n\nChoose a new password: https://bell.example/p?t=1&u=2\n');
    expect(html).toContain('<p>Hello &lt;b&gt;,</p>\n<p>one<br>two</p>');
    expect(html).toMatch(/<a href="https:\/\/bell\.example\/p\?t=1&amp;u=2"[^>]*>Choose a new password<\/a>/);
  });

  it('creates no links from URLs written by other people', () => {
    for (const foreign of ['https://bell.example.evil.example/', 'https://evil.example/', 'https://bell.examplex']) {
      expect(written(`Click here: ${foreign}`)).not.toContain(`href="${foreign}`);
      expect(written(foreign)).not.toContain(`href="${foreign}`);
      expect(written(`See the store: https://bell.example/ ${foreign}`)).not.toContain(`href="${foreign}`);
    }
  });
});
