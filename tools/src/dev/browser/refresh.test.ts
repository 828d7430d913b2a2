/** @jest-environment jsdom */

import { offerRefresh, type HotModule } from './refresh';

/** A module that runs once more after it was disposed of, as webpack does it. */
function aModule() {
  const hot = { accept: jest.fn(), invalidate: jest.fn(), dispose: jest.fn() };
  const data: { names?: string } = {};
  return {
    hot,
    run: (exports: Record<string, unknown>) => globalThis.sightlineRefresh?.settle(hot, exports),
    again: (exports: Record<string, unknown>) => {
      for (const [handler] of hot.dispose.mock.calls) handler(data);
      globalThis.sightlineRefresh?.settle({ ...hot, data } as HotModule, exports);
    },
  };
}

function Tile() {
  return null;
}
const Box = { $$typeof: Symbol.for('react.forward_ref'), render: () => null };

describe('what may be replaced in the open page', () => {
  beforeEach(offerRefresh);
  afterEach(() => {
    globalThis.sightlineRefresh = undefined;
  });

  it('is a module that offers components alone, styled ones too [FED-04]', () => {
    const file = aModule();
    file.run({ Tile, Box });
    expect(file.hot.accept).toHaveBeenCalledTimes(1);
    file.again({ Tile, Box });
    expect(file.hot.invalidate).not.toHaveBeenCalled();
    expect(file.hot.accept).toHaveBeenCalledTimes(2);
  });

  it('is no module that offers anything else, or nothing [FED-04]', () => {
    for (const exports of [{ Tile, rule: () => 1 }, { limit: 3 }, {}]) {
      const file = aModule();
      file.run(exports);
      expect(file.hot.accept).not.toHaveBeenCalled();
    }
  });

  it.each([
    ['something else', { Tile, limit: 3 }],
    ['another component', { Tile, Box }],
  ])('passes a change on to the importers when a module offers %s now [FED-04]', (_what, exports) => {
    const file = aModule();
    file.run({ Tile });
    file.again(exports);
    expect(file.hot.invalidate).toHaveBeenCalledTimes(1);
  });
});
