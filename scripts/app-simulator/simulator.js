/*
 * Simulates the native app: its settings are this page's query (platform, version, pays). Messages of the store's page
 * are logged with the app's reaction.
 */
const settings = new URLSearchParams(location.search);
const platform = settings.get('platform') === 'android' ? 'android' : 'ios';
const version = /^\d+(\.\d+){0,3}$/.test(settings.get('version') ?? '') ? settings.get('version') : '3.3.0';
const canPay = settings.get('pays') !== 'no';
const start = settings.get('path')?.startsWith('/') ? settings.get('path') : '/app';

const byId = (id) => document.getElementById(id);
const view = byId('view');
const log = byId('log');
const sheet = byId('sheet');
const screen = byId('screen');

const numbers = (text) => text.split('.').map(Number);
const isAtLeast = (threshold) => {
  const [own, least] = [numbers(version), numbers(threshold)];
  for (let place = 0; place < 4; place += 1) {
    const difference = (own[place] ?? 0) - (least[place] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
};

const write = (who, text) => {
  const entry = document.createElement('li');
  entry.textContent = `${who}: ${text}`;
  entry.dataset.who = who;
  log.append(entry);
  entry.scrollIntoView({ block: 'nearest' });
};

/** Answers the page as the app does: an event on its window with plain data of that window. */
const answer = (detail) => {
  write('app', JSON.stringify(detail));
  const page = view.contentWindow;
  page.dispatchEvent(new page.CustomEvent('ironcart:apple-pay', { detail }));
};

const withApp = (path) => {
  const address = new URL(path, location.origin);
  address.searchParams.set('isMobileApp', '1');
  address.searchParams.set('mobileAppVersion', version);
  address.searchParams.set('mobileAppPlatform', platform);
  address.searchParams.set('mobileAppDeviceId', 'simulator');
  return address.pathname + address.search;
};

const onStore = {
  login: () => {
    write('app', 'opens its log-in');
    view.contentWindow.location.assign('/login?redirect=/account/wishlist');
  },
  openBrowser: ({ href }) => {
    write('app', `opens its browser at ${href}`);
    screen.textContent = `The app's browser: ${href}`;
    screen.hidden = false;
  },
  openScreen: ({ screen: name }) => {
    write('app', `opens its screen ${name}`);
    screen.textContent = `The app's screen: ${name}`;
    screen.hidden = false;
  },
  preloaded: () => write('app', 'shows the store: its scripts are there'),
};

const onApplePay = {
  canPay: () => answer({ event: 'availability', canPay }),
  present: ({ request }) => {
    sheet.hidden = false;
    byId('sheet-total').textContent = `${request.total.label}: ${request.total.amount} ${request.currencyCode}`;
  },
  update: ({ details, errors }) => {
    byId('sheet-total').textContent = `${details.total.label}: ${details.total.amount}`;
    byId('sheet-errors').textContent = errors.map(({ message }) => message).join(' ');
  },
  complete: ({ status }) => {
    sheet.hidden = true;
    write('app', `shows ${status}`);
  },
  abort: () => {
    sheet.hidden = true;
  },
};

window.appSimulator = {
  platform,
  acceptsAppMessages: isAtLeast('3.3.0'),
  hear: (name, message) => {
    write(name, JSON.stringify(message));
    const reactions = name === 'ironcart' ? onStore : onApplePay;
    reactions[name === 'ironcart' ? message.type : message.kind]?.(message);
  },
};

const person = {
  givenName: 'Maya',
  familyName: 'Okafor',
  emailAddress: 'maya@example.com',
  phoneNumber: '614 555 0100',
  postalAddress: {
    street: '1080 Steelwood Rd',
    city: 'Columbus',
    state: 'OH',
    postalCode: '43212',
    countryCode: 'US',
  },
};

const contact = {
  name: { givenName: person.givenName, familyName: person.familyName },
  emailAddress: person.emailAddress,
  phoneNumber: person.phoneNumber,
  postalAddress: {
    addressLines: [person.postalAddress.street],
    locality: person.postalAddress.city,
    administrativeArea: person.postalAddress.state,
    postalCode: person.postalAddress.postalCode,
    countryCode: person.postalAddress.countryCode,
  },
};

byId('sheet-address').addEventListener('click', () => answer({ event: 'shippingContactSelected', contact }));
byId('sheet-pay').addEventListener('click', () =>
  answer({ event: 'success', token: 'simulated', shippingContact: contact, billingContact: contact }),
);
byId('sheet-cancel').addEventListener('click', () => {
  sheet.hidden = true;
  answer({ event: 'cancel' });
});
byId('back').addEventListener('click', () => {
  if (screen.hidden) view.contentWindow.history.back();
  else screen.hidden = true;
});
byId('home').addEventListener('click', () => view.contentWindow.location.assign(withApp('/app')));
byId('clear').addEventListener('click', () => log.replaceChildren());
for (const name of ['platform', 'version']) byId(name).value = name === 'platform' ? platform : version;
write('app', `version ${version} of ${platform} opens ${start}`);
view.src = withApp(start);
