import type { FaceShape } from '@sightline/shared-lib/domain/product';
import { useServices } from '@sightline/shared-lib/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';

import type { FacePicture } from './drawWorn';
import { cropAround, cropInside } from './faceCrop';
import type { FaceFinder } from './faceFinder';
import { faceGeometry } from './faceGeometry';
import { faceProportions, faceShapeOf } from './faceShape';
import type { Landmarks } from './landmarks';
import type { CameraTrouble } from './pictureInput';
import type { TryOnTools } from './tryOnTools';

/** A face ready to wear something. */
export interface TrialFace extends FacePicture {
  readonly shape: FaceShape;
}

/** Why there is nothing to try on yet. */
export type Trouble = CameraTrouble | 'no-face' | 'unreadable' | 'failed';

export type TryOnState =
  | { readonly step: 'choose'; readonly trouble?: Trouble }
  | { readonly step: 'camera'; readonly stream: MediaStream }
  | { readonly step: 'working' }
  | { readonly step: 'wearing'; readonly faces: readonly TrialFace[] };

/** A found face with all that is read from it; none where the irises are missing. */
export function trialFace(picture: HTMLCanvasElement, landmarks: Landmarks, knownWidth?: number): readonly TrialFace[] {
  const geometry = faceGeometry(landmarks, knownWidth);
  if (!geometry) return [];
  return [
    {
      picture,
      geometry,
      crop: cropInside(cropAround(landmarks), picture),
      shape: faceShapeOf(faceProportions(landmarks)),
    },
  ];
}

/** From a picture to faces that can wear frames. Pictures live in this component's memory and nowhere else. */
export function useTryOn(tools: TryOnTools, begin: TryOnState = { step: 'choose' }) {
  const { reportFailure } = useServices();
  const [state, setState] = useState<TryOnState>(begin);
  const finder = useRef<Promise<FaceFinder> | null>(null);
  const stream = useRef<MediaStream | null>(null);
  /** What is under way; an older answer is nobody's any more. */
  const turn = useRef(0);

  const endCamera = () => {
    if (stream.current) tools.closeCamera(stream.current);
    stream.current = null;
  };
  useEffect(
    () => () => {
      turn.current += 1;
      if (stream.current) tools.closeCamera(stream.current);
      finder.current?.then(
        (found) => found.close(),
        () => undefined,
      );
    },
    [tools],
  );

  const getFinder = useCallback(() => {
    const found = (finder.current ??= tools.loadFaceFinder());
    // What failed to load is asked for again the next time.
    found.catch(() => {
      finder.current = null;
    });
    return found;
  }, [tools]);

  const find = async (read: () => Promise<HTMLCanvasElement | null>, faceWidth?: number) => {
    turn.current += 1;
    const mine = turn.current;
    setState({ step: 'working' });
    const settle = (next: TryOnState) => {
      if (turn.current === mine) setState(next);
    };
    try {
      const picture = await read();
      if (!picture) return settle({ step: 'choose', trouble: 'unreadable' });
      const meshes = await (await getFinder()).find(picture);
      // The width was learned on the largest face.
      const faces = meshes.flatMap((mesh, index) => trialFace(picture, mesh, index === 0 ? faceWidth : undefined));
      return settle(faces.length > 0 ? { step: 'wearing', faces } : { step: 'choose', trouble: 'no-face' });
    } catch (error) {
      reportFailure(error);
      return settle({ step: 'choose', trouble: 'failed' });
    }
  };

  return {
    state,
    getFinder,
    fromFile: (file: Blob) => find(() => tools.pictureFromFile(file)),
    async startCamera() {
      turn.current += 1;
      const mine = turn.current;
      const answer = await tools.openCamera();
      if (!answer.ok) return turn.current === mine && setState({ step: 'choose', trouble: answer.why });
      if (turn.current !== mine) return tools.closeCamera(answer.stream);
      stream.current = answer.stream;
      // The models come while the shopper looks into the camera.
      void getFinder();
      return setState({ step: 'camera', stream: answer.stream });
    },
    async takePicture(video: HTMLVideoElement, faceWidth?: number) {
      const picture = tools.pictureFromCamera(video);
      if (!picture) return undefined;
      endCamera();
      return find(async () => picture, faceWidth);
    },
    loseCamera() {
      turn.current += 1;
      endCamera();
      setState({ step: 'choose', trouble: 'busy' });
    },
    reset() {
      turn.current += 1;
      endCamera();
      setState({ step: 'choose' });
    },
  };
}
