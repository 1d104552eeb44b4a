import { rmSync } from 'node:fs';
import { allFakers } from '@faker-js/faker';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { sampleOf } from '../sample.ts';
import { atOnce } from './at-once.ts';
import { inPieces } from './in-pieces.ts';
import { type Shopper, shopperAt } from './shopper.ts';

let store: OpenProduct;
let shopper: Shopper;
const dataDir = makeDataDir();

beforeAll(async () => {
  store = await openProduct({ IRONCART_DATA_DIR: dataDir });
  shopper = await shopperAt(store.url);
});

afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Person {
  readonly firstname: string;
  readonly lastname: string;
  readonly street: string;
  readonly city: string;
}

/** Names that generators lack: short, long, single and accented names, and characters that often cause errors. */
const unusual: readonly Person[] = [
  ['Ō', 'U'],
  ["D'Arcy", "O'Neill-Smith"],
  ['Teller', '-'],
  ['Wolfeschlegelsteinhausenbergerdorff', 'Keihanaikukauakahihuliheekahaunaele'],
  ['María de los Ángeles', 'Fernández de la Vega y Sánchez-Ocaña'],
  ['علي', 'الحسن'],
  ['יוסף', 'בן־דוד'],
  ['नेहा', 'श्रीवास्तव'],
  ['ශ්\u200dරී', 'වික්\u200dරමසිංහ'],
  ['می\u200cنا', 'رضایی'],
  ['王', '小明'],
  ['さくら', '髙橋'],
  ['𠮷', '田'],
  ['Ju\u0308rgen', 'Mu\u0308ller'],
  ['Null', 'Undefined'],
  ['Robert"); DROP TABLE', 'Students;--'],
  ['<b>Ada</b>', '&amp; Sons'],
  ['Ada', '👩\u200d🚀'],
].map(([firstname = '', lastname = '']) => ({ firstname, lastname, street: '1 Main St.', city: 'Zürich' }));

const peopleOf = (perLocale: number): readonly Person[] =>
  Object.entries(allFakers)
    .filter(([locale]) => locale !== 'base')
    .flatMap(([, faker]) => {
      faker.seed(1);
      return Array.from({ length: perLocale }, () => {
        const known = <T>(read: () => T, other: T): T => {
          // Not every locale has data for every property.
          try {
            return read();
          } catch {
            return other;
          }
        };
        return {
          firstname: known(() => faker.person.firstName(), 'Ada'),
          lastname: known(() => faker.person.lastName(), 'Byron'),
          street: known(() => faker.location.streetAddress(), '1 High Street'),
          city: known(() => faker.location.city(), 'Town'),
        };
      });
    });

const emails: readonly string[] = [
  'अजय@डाटा.भारत',
  'संपर्क@उदाहरण.भारत',
  'ಬೆಂಬಲ@ಡೇಟಾಮೇಲ್.ಭಾರತ',
  'ශ්\u200dරී@උදාහරණ.ලංකා',
  'ju\u0308rgen@mu\u0308nchen.example',
  'jürgen.müller@münchen.example',
  '用户@例子.广告',
  'ユーザー@例え.テスト',
  '사용자@예시.한국',
  'квіточка@пошта.укр',
  'χρήστης@παράδειγμα.ελ',
  'مثال@موقع.عرب',
  'דוגמה@אתר.ישראל',
  'ผู้ใช้@ตัวอย่าง.ไทย',
  "o'brien+gym@example.co.uk",
  'first.last-name_1@sub.domain.example',
];

describe("people's names from all over the world", () => {
  it('are stored and shown unchanged in the address book', async () => {
    const wrong = await atOnce(sampleOf([...unusual, ...peopleOf(20)], 150), async (person) => {
      const { status, body } = await shopper.post('/svc_customer/customer/address', {
        ...person,
        street: [person.street],
        telephone: '+49 30 1234567',
        email: 'ada@example.com',
        postcode: '10115',
        region: '',
        countryId: 'DE',
      });
      const kept = body as { _id?: string; firstname?: string; lastname?: string; street?: string[]; city?: string };
      const { body: customer } = await shopper.get('/svc_customer/customer');
      const shown = (customer as { addresses?: { _id: string; lastname: string }[] }).addresses?.find(
        ({ _id }) => _id === kept._id,
      );
      if (kept._id !== undefined) await shopper.remove(`/svc_customer/customer/address/${kept._id}`);
      const isExact =
        kept.firstname === person.firstname &&
        kept.lastname === person.lastname &&
        kept.street?.[0] === person.street &&
        kept.city === person.city &&
        shown?.lastname === person.lastname;
      return isExact ? [] : [{ person, status, kept }];
    });
    expect(wrong).toEqual([]);
  }, 3_600_000);

  it('belong to shoppers who can register and log in with their own e-mail, composed or decomposed', async () => {
    const wrong = await atOnce(emails, async (email) => {
      const names = { firstname: 'Zoë', lastname: 'Åström' };
      const customer = await shopperAt(store.url, { email, ...names });
      const { body } = await customer.get('/svc_customer/customer');
      const login = await customer.post('/svc_session/session/login', {
        email: email.normalize('NFD'),
        password: 'deep-squat-2026',
      });
      const { email: kept } = body as { email: string };
      const isRight = kept === email.normalize('NFC') && login.status === 200;
      return isRight ? [] : [{ email, kept, login: login.status }];
    });
    expect(wrong).toEqual([]);
  });

  it('can be registered when bodies arrive in chunks that split characters, many at once', async () => {
    const many = [...unusual, ...peopleOf(20)].slice(0, 2_000).map((person, at) => ({ ...person, at }));
    const send = inPieces(store.url);
    const wrong = await atOnce(
      sampleOf(many, 60),
      async ({ firstname, lastname, at }) => {
        const email = `j\u00fcrgen-${at}@m\u00fcnchen.example`;
        const customer = { email, password: 'deep-squat-2026', firstname, lastname };
        const registered = await send('/svc_customer/customer', customer);
        const login = await send('/svc_session/session/login', { email, password: customer.password });
        const kept = JSON.parse(registered.text) as { firstname?: string; lastname?: string };
        const isRight = kept.firstname === firstname && kept.lastname === lastname && login.status === 200;
        return isRight ? [] : [{ customer, registered, login }];
      },
      32,
    );
    expect(wrong).toEqual([]);
  }, 3_600_000);

  it('are accepted beside a telephone number with the length and check digit of a card number', async () => {
    const numbers = Array.from({ length: 10 }, (_, digit) => `+49 1512 345678${digit}`);
    const wrong = await atOnce(numbers, async (telephone) => {
      const { status, body } = await shopper.post('/svc_customer/customer/address', {
        firstname: 'Zo\u00eb',
        lastname: '\u00c5str\u00f6m',
        street: ['1 High Street'],
        city: 'Berlin',
        telephone,
        email: 'zoe@example.com',
        postcode: '10115',
        region: '',
        countryId: 'DE',
      });
      return (body as { telephone?: string }).telephone === telephone ? [] : [{ telephone, status, body }];
    });
    expect(wrong).toEqual([]);
  });
});
