import { drawWorn } from './drawWorn';
import type { Landmarks } from './landmarks';
import { drawOnMirror } from './live/mirror';
import { loadFront } from './drawFrame';
import { PORTRAIT } from './releaseFiles';
import { syntheticFace, USUAL_HEAD } from './syntheticFace';
import type { TrialFrame } from '../../catalogue/tiles/trialFrame';
import type { TryOnTools } from './tryOnTools';

/** Glasses drawn with few lines, for stories and tests: a front without temples. */
const GLASSES = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="280" viewBox="0 0 136 48"><g fill="#3b4a4f" fill-opacity=".55" stroke="#2b1d14" stroke-width="3.2"><rect x="3" y="3" width="54" height="41" rx="18"/><rect x="79" y="3" width="54" height="41" rx="18"/><path d="M57 16q11-8 22 0" fill="none"/></g></svg>',
)}`;

export const aTrialFrame = (name: string, mm = 136): TrialFrame => ({
  partNumber: `0NO-${name}`,
  path: `/eyeglasses/norvane-${name}`,
  brand: 'Norvane',
  name,
  colour: 'Black',
  picture: GLASSES,
  mm,
  bridge: 18,
});

export const SAMPLE_FRAMES = ['Ordora', 'Lunalle', 'Quarto', 'Stave', 'Clerk'].map((name) => aTrialFrame(name));

/** Where the studio head of the portrait is. */
export const PORTRAIT_FACE: Landmarks = syntheticFace(USUAL_HEAD, { scale: 2.16, yaw: 4, at: [295, 306] });

/** The same in the mirror. */
export const MIRRORED_FACE: Landmarks = syntheticFace(USUAL_HEAD, { scale: 2.16, yaw: -4, at: [265, 306] });

const PORTRAIT_SIZE = { width: 560, height: 700 };

const canDraw = () => document.createElement('canvas').getContext('2d') !== null;

/** The studio head; an empty picture where nothing can be drawn. */
export function portrait(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, PORTRAIT_SIZE);
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const image = new Image();
  image.addEventListener('load', () => context.drawImage(image, 0, 0));
  image.src = PORTRAIT;
  return canvas;
}

/** A camera that looks at the studio head. */
const camera = (): MediaStream => {
  const canvas = portrait();
  return 'captureStream' in canvas ? canvas.captureStream() : ({ id: 'camera' } as unknown as MediaStream);
};

/** Hardware of try-on in memory: it finds the faces it is given, and draws where it can. `drawn` and `closed` tell what was asked of it. */
export function sampleTools(meshes: readonly Landmarks[], more: Partial<TryOnTools> = {}) {
  const drawn: string[] = [];
  const closed: MediaStream[] = [];
  const stream = camera();
  let clock = 0;
  const tools: TryOnTools = {
    loadFaceFinder: async () => ({
      find: async () => meshes,
      track: async () => meshes[0] ?? null,
      close: () => undefined,
    }),
    pictureFromFile: async () => portrait(),
    openCamera: async () => ({ ok: true, stream }),
    closeCamera: (one) => void closed.push(one),
    restCamera: () => undefined,
    onCameraLost: () => () => undefined,
    pictureFromCamera: portrait,
    async drawWorn(stage, face, frame, lift) {
      drawn.push(`${frame.name} ${lift}`);
      if (canDraw()) await drawWorn(stage, face, frame, lift);
    },
    mirrorPicture(_video, into) {
      Object.assign(into, PORTRAIT_SIZE);
      return 0.6;
    },
    nextPicture(_video, callback) {
      const id = requestAnimationFrame(callback);
      return () => cancelAnimationFrame(id);
    },
    loadFront: async (frame, pixels) =>
      canDraw()
        ? loadFront(frame, pixels)
        : { frame, raster: { width: 1, height: 1, data: new Uint8ClampedArray(4) }, templeColour: [0, 0, 0] },
    drawOnMirror(glass, worn) {
      drawn.push(worn ? `live ${worn.front.frame.name} ${worn.lift}` : 'live nothing');
      if (canDraw()) drawOnMirror(glass, worn);
    },
    wantsCalm: () => false,
    now: () => (clock += 5),
    ...more,
  };
  return { tools, drawn, closed, stream };
}
