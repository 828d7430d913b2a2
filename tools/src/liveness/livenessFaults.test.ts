import { livenessFaults } from './livenessFaults';
import { readReport } from './unreachedCode';

describe('the guard of unused code', () => {
  it('names what nothing but tests and stories reaches in every shared layer, but for what is there for tests', () => {
    const unreached = readReport(
      JSON.stringify({
        issues: [
          { file: 'shared-lib/src/ui/index.ts', files: [], exports: [{ name: 'Gauge' }, { name: 'later' }] },
          { file: 'shared-lib/src/store/old.ts', files: [{ name: 'old.ts' }], exports: [] },
          { file: 'shared-lib/src/testing/index.ts', files: [], exports: [{ name: 'aCart' }] },
          { file: 'shell/src/server/main.ts', files: [], exports: [{ name: 'start' }] },
        ],
      }),
    );
    expect(livenessFaults(unreached, [{ row: 'RX-10', names: ['later'] }])).toEqual([
      'shared-lib/src/ui/index.ts: no product file uses Gauge',
      'shared-lib/src/store/old.ts: no product file imports it',
    ]);
  });

  it('asks to unpark what is used by now', () => {
    expect(livenessFaults([], [{ row: 'RX-10', names: ['later'] }])).toEqual([
      'later is parked, but used or gone: unpark it',
    ]);
  });
});
