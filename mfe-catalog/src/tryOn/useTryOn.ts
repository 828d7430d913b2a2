import { useServices } from '@sightline/shared-lib/runtime';
import { useEffect, useRef, useState } from 'react';

import type { FacePicture } from './drawWorn';
import { cropAround } from './faceCrop';
import type { FaceFinder } from './faceFinder';
import { faceGeometry } from './faceGeometry';
import { faceProportions, faceShapeOf } from './faceShape';
import type { FaceShape } from './faceShape';
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
  | { readonly step: 'camera'; readonly stream: MediaStream; readonly trouble?: Trouble }
  | { readonly step: 'working' }
  | { readonly step: 'wearing'; readonly faces: readonly TrialFace[]; readonly isSample: boolean };

function trialFace(picture: HTMLCanvasElement, landmarks: Landmarks): readonly TrialFace[] {
  const geometry = faceGeometry(landmarks);
  if (!geometry) return [];
  return [{ picture, geometry, crop: cropAround(landmarks), shape: faceShapeOf(faceProportions(landmarks)) }];
}

/** From a picture to faces that can wear frames. Pictures live in this component's memory and nowhere else. */
export function useTryOn(tools: TryOnTools) {
  const { reportFailure } = useServices();
  const [state, setState] = useState<TryOnState>({ step: 'choose' });
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

  const find = async (read: () => Promise<HTMLCanvasElement | null>, isSample = false) => {
    turn.current += 1;
    const mine = turn.current;
    setState({ step: 'working' });
    const settle = (next: TryOnState) => {
      if (turn.current === mine) setState(next);
    };
    try {
      const picture = await read();
      if (!picture) return settle({ step: 'choose', trouble: 'unreadable' });
      finder.current ??= tools.loadFaceFinder();
      const meshes = await (await finder.current).find(picture);
      const faces = meshes.flatMap((mesh) => trialFace(picture, mesh));
      return settle(faces.length > 0 ? { step: 'wearing', faces, isSample } : { step: 'choose', trouble: 'no-face' });
    } catch (error) {
      // What failed to load is asked for again the next time.
      finder.current = null;
      reportFailure(error);
      return settle({ step: 'choose', trouble: 'failed' });
    }
  };

  return {
    state,
    fromFile: (file: Blob) => find(() => tools.pictureFromFile(file)),
    fromSample: () => find(() => tools.samplePortrait(), true),
    async startCamera() {
      turn.current += 1;
      const mine = turn.current;
      const answer = await tools.openCamera();
      if (!answer.ok) return turn.current === mine && setState({ step: 'choose', trouble: answer.why });
      if (turn.current !== mine) return tools.closeCamera(answer.stream);
      stream.current = answer.stream;
      // The models come while the shopper looks into the camera.
      finder.current ??= tools.loadFaceFinder();
      finder.current.catch(() => undefined);
      return setState({ step: 'camera', stream: answer.stream });
    },
    async takePicture(video: HTMLVideoElement) {
      const picture = tools.pictureFromCamera(video);
      if (!picture) return undefined;
      endCamera();
      return find(async () => picture);
    },
    reset() {
      turn.current += 1;
      endCamera();
      setState({ step: 'choose' });
    },
  };
}
