import type { HostileFileFigures } from './hostileFileFigures';
import type { UploadFigures } from './uploadFigures';

/** Most MB that the platform may hold more than before hostile documents came. */
export const GROWTH_MB = 64;

/** An aim of a measurement, and whether it was met. */
export interface Aim {
  readonly text: string;
  readonly met: boolean;
}

/** What hostile documents must come to: none is kept, each is told its reason, and memory stays. */
export function hostileFileAims({ sent, accepted, unexplained, growth }: HostileFileFigures): readonly Aim[] {
  return [
    { text: `0 of ${sent} hostile files kept: ${accepted}`, met: sent > 0 && accepted === 0 },
    { text: `0 without their reason: ${unexplained.length}`, met: unexplained.length === 0 },
    { text: `memory grown by less than ${GROWTH_MB} MB: ${growth.toFixed(1)} MB`, met: growth < GROWTH_MB },
  ];
}

/** What uploads must come to whatever happens meanwhile; where nothing was acknowledged nothing was measured. */
export function uploadAims(what: string, { acknowledged, lost, half }: UploadFigures): readonly Aim[] {
  return [
    { text: `${what}: some acknowledged: ${acknowledged}`, met: acknowledged > 0 },
    { text: `${what}: 0 acknowledged and gone: ${lost}`, met: lost === 0 },
    { text: `${what}: 0 half files: ${half}`, met: half === 0 },
  ];
}

/** Each aim in a line; one that was missed is found by its capitals. */
export const aimLines = (aims: readonly Aim[]): readonly string[] =>
  aims.map(({ text, met }) => `${met ? 'met   ' : 'MISSED'} ${text}`);
