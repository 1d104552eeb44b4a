/*
 * The native side of the bridge, as the app injects it into pages in its web view: messages of a page are passed to the
 * simulator around the frame, which answers with events on the page's window (docs/native-app.md).
 */
(() => {
  const simulator = window.parent.appSimulator;
  if (window.parent === window || simulator === undefined) return;
  const say = (name, message) => simulator.hear(name, message, window);
  if (simulator.platform === 'ios') {
    const handler = (name) => ({ postMessage: (message) => say(name, JSON.parse(JSON.stringify(message))) });
    const messageHandlers = { ironcartApplePay: handler('ironcartApplePay') };
    if (simulator.acceptsAppMessages) messageHandlers.ironcart = handler('ironcart');
    window.webkit = { messageHandlers };
  } else if (simulator.acceptsAppMessages) {
    window.ironcartApp = { postMessage: (text) => say('ironcart', JSON.parse(text)) };
  }
})();
