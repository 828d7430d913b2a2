/** @jest-environment jsdom */

import { fakeServices } from '@sightline/shared-lib/testing';

import { forgetFit, isShown, keepFit, keepShown, keptFit } from './fitMemory';
import { readMeasure, rightWidth } from './ownFit';
import { sizeHash, suggestedIn, writeSizeHash } from './sizeHash';
import { adviceOf } from './useSizeAdvisor';

const sizes = [
  { id: 's', label: 'S', mm: 129 },
  { id: 'm', label: 'M', mm: 136 },
  { id: 'l', label: 'L', mm: 141 },
];

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/sunglasses/x');
});

describe('the size advisor', () => {
  it('reads measures as people write them, and none that cannot be meant [ADV-01]', () => {
    expect(['52', ' 52 mm', '52,5', '52.5'].map((text) => readMeasure(text, 'lens'))).toEqual([52, 52, 52.5, 52.5]);
    expect(['', '520', '5', '52-18', 'wide', '-52'].map((text) => readMeasure(text, 'lens'))).toEqual(
      Array.from({ length: 6 }, () => null),
    );
  });

  it('works out the right width from numbers, ruler or face [ADV-01]', () => {
    expect(rightWidth({ way: 'frame', lens: 52, bridge: 18, total: null })).toBe(134);
    expect(rightWidth({ way: 'frame', lens: 52, bridge: 18, total: 139.6 })).toBe(140);
    expect(rightWidth({ way: 'face', width: 137.4 })).toBe(137);
  });

  it('suggests the best size and none where none fits [ADV-01]', () => {
    const { advice, suggested } = adviceOf(sizes, { way: 'face', width: 135 });
    expect(suggested?.label).toBe('M');
    expect([...advice].map(([id, { fit }]) => [id, fit])).toEqual([
      ['s', 'tight'],
      ['m', 'recommended'],
      ['l', 'loose'],
    ]);
    expect(adviceOf(sizes, { way: 'face', width: 160 }).suggested).toBeNull();
    expect(adviceOf(sizes, null)).toEqual({ advice: new Map(), suggested: null });
    expect(adviceOf([{ id: 'pack', label: '6' }], { way: 'face', width: 135 }).suggested).toBeNull();
  });

  it('keeps what it was told for the device, and nothing that makes no sense [ADV-01]', () => {
    const { storage } = fakeServices();
    expect(keptFit(storage)).toBeNull();
    for (const fit of [
      { way: 'frame', lens: 52, bridge: 18, total: null },
      { way: 'face', width: 138 },
    ] as const) {
      keepFit(storage, fit);
      expect(keptFit(storage)).toEqual(fit);
    }
    for (const broken of ['M', { way: 'face', width: 12 }, { way: 'frame', lens: '52', bridge: 18 }, { way: 'nose' }]) {
      storage.set('size.fit', broken);
      expect(keptFit(storage)).toBeNull();
    }
  });

  it('keeps its toggle for window and device, the window first [ADV-01]', () => {
    const { storage } = fakeServices();
    expect(isShown(storage)).toBe(false);
    keepShown(storage, true);
    expect([window.sessionStorage.getItem('sightline.size.shown'), storage.get('size.shown')]).toEqual(['true', true]);
    window.sessionStorage.clear();
    expect(isShown(storage)).toBe(true);
    window.sessionStorage.setItem('sightline.size.shown', 'false');
    expect(isShown(storage)).toBe(false);
    forgetFit(storage);
    window.sessionStorage.clear();
    expect([isShown(storage), keptFit(storage)]).toEqual([false, null]);
  });

  it('suggests a size in the address without touching history or the hash of others [ADV-01]', () => {
    const entries = window.history.length;
    window.history.replaceState({ sl: 'here' }, '', '/sunglasses/x?size=L');
    writeSizeHash('M');
    expect(window.location.href).toMatch(/\/sunglasses\/x\?size=L#suggested-size=M$/);
    expect([window.history.state, window.history.length]).toEqual([{ sl: 'here' }, entries]);
    writeSizeHash(null);
    expect(window.location.hash).toBe('');
    window.history.replaceState(null, '', '#filters');
    writeSizeHash('M');
    expect(window.location.hash).toBe('#filters');
    expect([suggestedIn(sizeHash('XXL')), suggestedIn('#filters'), suggestedIn('')]).toEqual(['XXL', '', '']);
  });
});
