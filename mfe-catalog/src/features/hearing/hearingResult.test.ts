import { fakeServices } from '@sightline/shared-lib/testing';

import { startProcedure } from './hearingProcedure';
import { gradeOf } from './hearingReference';
import { earGrade, forgetResult, heardNothing, keepResult, meanLevel, resultOf, storedResult } from './hearingResult';

const all = (level: number | null) => ({ 250: level, 500: level, 1000: level, 2000: level, 4000: level, 8000: level });
const aResult = { takenAt: 1_790_000_000_000, levels: { right: all(15), left: all(40) }, doubtful: false };

describe('the result of a hearing check', () => {
  it('rounds levels to the audiogram’s grid and keeps what is beyond it [ADV-03]', () => {
    const state = { ...startProcedure('right', 0), thresholds: { right: { 1000: 23, 8000: null }, left: {} } };
    expect(resultOf(state, 5)).toEqual({
      takenAt: 5,
      levels: { right: { 1000: 25, 8000: null }, left: {} },
      doubtful: false,
    });
    expect(resultOf({ ...state, unreliable: true }, 5).doubtful).toBe(true);
    expect(resultOf({ ...state, retest: 40 }, 5).doubtful).toBe(true);
  });

  it('grades by the mean of four tones, and not before they are known [ADV-03]', () => {
    expect(meanLevel({ 1000: 10 })).toBeNull();
    expect(earGrade(all(15))).toBe('typical');
    expect(earGrade({ ...all(15), 4000: 60 })).toBe('mild');
    expect(earGrade(all(null))).toBe('marked');
    expect([19.9, 20, 34.9, 35, 50].map(gradeOf)).toEqual(['typical', 'mild', 'mild', 'moderate', 'marked']);
  });

  it('tells silence from poor hearing [ADV-03]', () => {
    expect(heardNothing({ levels: { right: all(null), left: all(null) } })).toBe(true);
    expect(heardNothing({ levels: { right: all(null), left: { ...all(null), 500: 60 } } })).toBe(false);
  });

  it('stays on the device, can be erased, and ignores what is not its own [ADV-03]', () => {
    const { storage } = fakeServices();
    expect(storedResult(storage)).toBeNull();
    keepResult(storage, aResult);
    expect(storedResult(storage)).toEqual(aResult);
    forgetResult(storage);
    expect(storedResult(storage)).toBeNull();
    for (const foreign of [7, { takenAt: 1 }, { ...aResult, levels: { right: { 77: 1 }, left: {} } }]) {
      storage.set('hearing-result', foreign);
      expect(storedResult(storage)).toBeNull();
    }
  });
});
