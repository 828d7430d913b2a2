import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

/** Where two pictures of a screen differ. */
export interface Difference {
  /** Of all pixels, 0 to 1; 1 where they are not of one size. */
  readonly share: number;
  /** The smallest box around what differs, in pixels: left, top, width and height. */
  readonly box: readonly number[];
}

/** A channel may be off by so much: glyphs are not always smoothed alike. */
const TOLERANCE = 12;

const dataUrl = (file: string): string => `data:image/png;base64,${readFileSync(file).toString('base64')}`;

/** Compares two PNG files pixel by pixel, in a page of any kind. */
export function comparePictures(page: Page, before: string, after: string): Promise<Difference> {
  return page.evaluate(
    async ({ urls, tolerance }) => {
      const pixelsOf = async (url: string) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        const { naturalWidth: width, naturalHeight: height } = image;
        const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
        if (!context) throw new Error('There is no canvas.');
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, width, height);
      };
      const [one, other] = await Promise.all(urls.map(pixelsOf));
      if (!one || !other) throw new Error('There are no pictures.');
      if (one.width !== other.width || one.height !== other.height)
        return { share: 1, box: [0, 0, other.width, other.height] };
      let [count, left, top, right, bottom] = [0, one.width, one.height, 0, 0];
      for (let at = 0; at < one.data.length; at += 4) {
        const isSame = [0, 1, 2].every(
          (channel) => Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)) <= tolerance,
        );
        if (isSame) continue;
        const [x, y] = [(at / 4) % one.width, Math.floor(at / 4 / one.width)];
        count += 1;
        [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
      }
      const box = count > 0 ? [left, top, right - left + 1, bottom - top + 1] : [];
      return { share: count / (one.width * one.height), box };
    },
    { urls: [dataUrl(before), dataUrl(after)], tolerance: TOLERANCE },
  );
}
