import { describe, expect, it } from 'vitest';
import { defaultSites } from '../site/specified-sites.ts';
import { newsletterByListId } from './newsletter.ts';

const namesOn = (code: string) => defaultSites.byCode(code).newsletters.map(({ name }) => name);

describe('newsletters of a site', () => {
  it('include two lists on every site [S3-newsletter-01] [S3-newsletter-02]', () => {
    for (const site of defaultSites.all) {
      expect(site.newsletters.slice(0, 2).map(({ name }) => name)).toEqual(['newsletter', 'rapidfire']);
    }
  });

  it.each([
    ['invitationalNewsUpdates', 'S3-newsletter-03'],
    ['invitationalTickets', 'S3-newsletter-04'],
    ['invitationalVolunteering', 'S3-newsletter-05'],
    ['invitationalVendors', 'S3-newsletter-06'],
  ])('include %s on the USA site only [%s]', (name, _requirement) => {
    expect(
      defaultSites.all.filter(({ code }) => namesOn(code).some((one) => one === name)).map(({ code }) => code),
    ).toEqual(['USA']);
  });

  it.each(['CAN', 'AUS', 'EUR', 'GBR', 'APO'] as const)(
    'exclude the newsletter of the invitational on %s [S6-regions-07] [S1-sites-05]',
    (code) => {
      expect(namesOn(code)).toEqual(['newsletter', 'rapidfire']);
    },
  );

  it('differ between the sites [S1-sites-05]', () => {
    expect(namesOn('USA')).toHaveLength(6);
    expect(namesOn('USA')).not.toEqual(namesOn('EUR'));
  });

  it('have unique list ids [S3-newsletter-07]', () => {
    const ids = defaultSites.all.flatMap((site) => site.newsletters.map(({ listId }) => listId));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
  });

  it('are found by their list id on their own site only [S3-newsletter-07]', () => {
    for (const site of defaultSites.all) {
      for (const list of site.newsletters) {
        for (const other of defaultSites.all) {
          expect(newsletterByListId(other, list.listId)).toEqual(other.code === site.code ? list : undefined);
        }
      }
    }
  });
});
