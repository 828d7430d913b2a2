require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');
const { TextEncoder, TextDecoder } = require('node:util');
const { ReadableStream, TransformStream } = require('node:stream/web');

// jsdom leaves out what every browser of ours has.
Object.assign(globalThis, { TextEncoder, TextDecoder, ReadableStream, TransformStream });

if (typeof HTMLDialogElement !== 'undefined' && !HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
}

if (typeof HTMLCanvasElement !== 'undefined') {
  // It draws and plays nothing, and would complain about either.
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLMediaElement.prototype.play = () => Promise.resolve();
}

// Two busy cores draw slowly: the limit only has to catch what hangs.
jest.setTimeout(20_000);
configure({ asyncUtilTimeout: 10_000 });
