import { createHash } from 'node:crypto';
import { type PictureFormat } from './encodePicture';
import { type PictureSpec, type PictureView, recipeVersion } from './specification';

/** JSON with sorted keys, so that equal specifications have equal text whatever order they were written in. */
function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`).join(',')}}`;
}

/** 24 hexadecimal digits that name one picture: specification, view, width, format and recipe version. */
export function fingerprint(spec: PictureSpec, view: PictureView, width: number, format: PictureFormat): string {
  return createHash('sha256')
    .update(canonical([spec, view, width, format, recipeVersion]))
    .digest('hex')
    .slice(0, 24);
}
