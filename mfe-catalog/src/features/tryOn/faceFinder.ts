import type { Config, FaceResult, Human } from '@vladmandic/human';

import { CLOSE_UP, closeUp, surroundings } from './faceCloseUp';
import type { Landmark, Landmarks } from './landmarks';
import { MODEL_FOLDER } from './releaseFiles';

/** Finds faces in a picture; the picture goes nowhere but into this page's own memory. */
export interface FaceFinder {
  /** Landmarks of every face, largest first. */
  readonly find: (picture: HTMLCanvasElement) => Promise<readonly Landmarks[]>;
  /** The largest face after one quick look, for pictures that follow each other; null without one. */
  readonly track: (picture: HTMLCanvasElement) => Promise<Landmarks | null>;
  readonly close: () => void;
}

/** Only faces, meshes and irises; no store for models, no filters, nothing that names or judges a face. */
function configuration(backend: 'humangl' | 'cpu'): Partial<Config> {
  const off = { enabled: false };
  return {
    backend,
    modelBasePath: MODEL_FOLDER,
    cacheModels: false,
    validateModels: false,
    cacheSensitivity: 0,
    warmup: 'none',
    debug: false,
    filter: { ...off, equalization: false, return: false } as Config['filter'],
    gesture: off,
    body: off as Config['body'],
    hand: off as Config['hand'],
    object: off as Config['object'],
    segmentation: off as Config['segmentation'],
    face: {
      enabled: true,
      detector: { modelPath: 'blazeface.json', rotation: true, maxDetected: 5, minConfidence: 0.35, return: false },
      mesh: { enabled: true, modelPath: 'facemesh.json' },
      iris: { enabled: true, modelPath: 'iris.json' },
      attention: off,
      description: off,
      emotion: off,
      antispoof: off,
      liveness: off,
    } as unknown as Config['face'],
  };
}

/** Iris points end the mesh. */
const WHOLE_MESH = 478;

/** Edge of the square the mesh is found in: the library answers depths in its pixels, everything else in the picture's. */
const MODEL_EDGE = 192;

/** The library's mesh in one unit: `size` is that of the square the mesh was found in, in the picture's pixels. */
export function landmarksOf({ mesh, size }: Pick<FaceResult, 'mesh' | 'size'>): Landmarks {
  const depth = Math.max(...size) / MODEL_EDGE;
  return mesh.map(([x = 0, y = 0, z = 0]): Landmark => [x, y, z * depth]);
}

async function meshesIn(human: Human, picture: HTMLCanvasElement): Promise<readonly Landmarks[]> {
  const { face, error } = await human.detect(picture);
  if (error) throw new Error(error);
  return face.filter(({ mesh }) => mesh.length >= WHOLE_MESH).map(landmarksOf);
}

/** Each face again, larger: its irises are a dozen pixels in the whole picture and fifty in the close-up. */
async function refined(human: Human, picture: HTMLCanvasElement, mesh: Landmarks): Promise<Landmarks> {
  const box = surroundings(mesh);
  const scale = box.size / (CLOSE_UP * 2);
  const [closer] = await meshesIn(human, closeUp(picture, box));
  if (!closer) return mesh;
  return closer.map(([x, y, z]): Landmark => [box.left + x * scale, box.top + y * scale, z * scale]);
}

const sizeOf = (mesh: Landmarks) => surroundings(mesh).size;

/** The library and its models, loaded when somebody first tries something on: the graphics card if there is one, else the processor. */
export async function loadFaceFinder(): Promise<FaceFinder> {
  const { Human } = await import('@vladmandic/human');
  const hasGraphics = Boolean(document.createElement('canvas').getContext('webgl2'));
  const human = new Human(configuration(hasGraphics ? 'humangl' : 'cpu'));
  await human.load();
  const facesIn = async (picture: HTMLCanvasElement) =>
    (await meshesIn(human, picture)).toSorted((a, b) => sizeOf(b) - sizeOf(a));
  // One after the other: the models hold state.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Answer>(work: () => Answer | Promise<Answer>): Promise<Answer> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
  return {
    find: (picture) =>
      inTurn(async () => {
        const faces: Landmarks[] = [];
        for (const mesh of await facesIn(picture)) faces.push(await refined(human, picture, mesh));
        return faces;
      }),
    track: (picture) => inTurn(async () => (await facesIn(picture))[0] ?? null),
    close: () => void inTurn(() => human.models.reset()),
  };
}
