import { aimLines, hostileFileAims, uploadAims } from './documentAims';

const hostile = { sent: 1100, accepted: 0, unexplained: [], growth: 24, longestMs: 1, slowest: 'bomb' };
const uploads = { acknowledged: 47, unanswered: 3, lost: 0, half: 0 };

describe('what is said of documents that were sent [RX-03]', () => {
  it('is met where nothing hostile is kept, each has its reason and memory stays', () => {
    expect(aimLines(hostileFileAims(hostile))).toEqual([
      'met    0 of 1100 hostile files kept: 0',
      'met    0 without their reason: 0',
      'met    memory grown by less than 64 MB: 24.0 MB',
    ]);
  });

  it.each([
    [{ accepted: 1 }, 'MISSED 0 of 1100 hostile files kept: 1'],
    [{ sent: 0 }, 'MISSED 0 of 0 hostile files kept: 0'],
    [{ unexplained: ['bomb: 500'] }, 'MISSED 0 without their reason: 1'],
    [{ growth: 64 }, 'MISSED memory grown by less than 64 MB: 64.0 MB'],
    [{ growth: Number.NaN }, 'MISSED memory grown by less than 64 MB: NaN MB'],
  ])('is missed with %j', (change, line) => {
    const missed = aimLines(hostileFileAims({ ...hostile, ...change })).filter((one) => one.startsWith('MISSED'));
    expect(missed).toEqual([line]);
  });

  it('is missed of uploads where one is gone, half, or none was acknowledged', () => {
    const missed = (change: Partial<typeof uploads>) =>
      uploadAims('kills', { ...uploads, ...change }).flatMap(({ text, met }) => (met ? [] : [text]));
    expect([missed({}), missed({ lost: 2 }), missed({ half: 1 }), missed({ acknowledged: 0 })]).toEqual([
      [],
      ['kills: 0 acknowledged and gone: 2'],
      ['kills: 0 half files: 1'],
      ['kills: some acknowledged: 0'],
    ]);
  });
});
