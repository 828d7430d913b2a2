import { livenessFaults } from './livenessFaults';
import { readReport } from './unreachedCode';

describe('the guard of unused code', () => {
  it('names what nothing but tests reaches', () => {
    const unreached = readReport(
      JSON.stringify({
        issues: [
          { file: 'a/index.ts', files: [], exports: [{ name: 'addUp' }, { name: 'later' }] },
          { file: 'b.ts', files: [{ name: 'b.ts' }], exports: [] },
        ],
      }),
    );
    expect(livenessFaults(unreached, [{ row: 'RX-10', names: ['later'] }])).toEqual([
      'a/index.ts: no product file uses addUp',
      'b.ts: no product file imports it',
    ]);
  });

  it('asks to unpark what is used by now', () => {
    expect(livenessFaults([], [{ row: 'RX-10', names: ['later'] }])).toEqual([
      'later is parked, but used or gone: unpark it',
    ]);
  });
});
