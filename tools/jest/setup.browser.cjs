const { TextEncoder, TextDecoder } = require('node:util');
const { ReadableStream, TransformStream } = require('node:stream/web');

// Two busy cores draw slowly: the limit only has to catch what hangs.
jest.setTimeout(20_000);

// Failures that are told of by name (ERR-04, `domain/log`) belong to what many tests do. One that asks for them spies.
const TOLD = /^(?:no available|could not retrieve|error (?:retrieving|parsing|downloading|fetching|creating|loading)) /;
for (const level of ['error', 'warn']) {
  const tell = console[level].bind(console);
  console[level] = (...words) => (TOLD.test(String(words[0])) ? undefined : tell(...words));
}

// The kit has no words of its own: its hosts give them. Here they are English.
globalThis[Symbol.for('sightline.kit-text')] = require('react').createContext((key, values) => {
  const { kitTextFrom } = require('../../shared-lib/src/ui/text/KitText');
  return kitTextFrom(require('../../shared-lib/src/ui/i18n/en.json'))(key, values);
});

if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  require('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 });

  // React's development build notes where every element was made: a seventh of what tests of components cost, and no test reads it.
  // oxlint-disable-next-line no-underscore-dangle -- React's name for what its packages share.
  const internals = require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {
      // React begins to count anew with every task.
    },
  });

  // jsdom leaves out what every browser of ours has.
  Object.assign(globalThis, { TextEncoder, TextDecoder, ReadableStream, TransformStream });

  if (!HTMLDialogElement.prototype.showModal) {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.setAttribute('open', '');
    };
    HTMLDialogElement.prototype.close = function close() {
      if (!this.hasAttribute('open')) return;
      this.removeAttribute('open');
      this.dispatchEvent(new Event('close'));
    };
  }

  // It draws and plays nothing, and would complain about either.
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLMediaElement.prototype.play = () => Promise.resolve();
}
