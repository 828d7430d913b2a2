import { useServices } from '@sightline/shared-lib/runtime';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';

import type { Front } from '../drawFrame';
import type { FaceFinder } from '../faceFinder';
import { faceGeometry } from '../faceGeometry';
import type { TrialFrame } from '../../../catalogue/tiles/trialFrame';
import type { TryOnTools } from '../tryOnTools';
import { advised, NO_ADVICE } from './advice';
import type { Advice, Advising } from './advice';
import { startLooking } from './lookLoop';
import { paceOf } from './pace';
import type { Pace } from './pace';
import { poseOf, steadied } from './steadyPose';
import type { SteadyPose } from './steadyPose';

interface LiveMirror {
  readonly tools: TryOnTools;
  readonly getFinder: () => Promise<FaceFinder>;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly glass: RefObject<HTMLCanvasElement | null>;
  readonly frame: TrialFrame | undefined;
  readonly lift: number;
  /** The camera shows something, and the live view is wanted. */
  readonly isOn: boolean;
  /** The device does not keep up. */
  readonly onSlow: () => void;
  readonly onFailure: (error: unknown) => void;
}

/** Pixels across a picture of the frame: about what the mirror shows it at. */
const FRONT_PIXELS = 400;

/** A face that is missed for no longer than this, ms, keeps its frame. */
const BLINK = 300;

/** Follows the face in the camera and draws the frame on it; answers what the shopper is to be told, and the width of the face when it is known. */
export function useLiveMirror({ tools, getFinder, video, glass, frame, lift, isOn, onSlow, onFailure }: LiveMirror) {
  const { reportFailure } = useServices();
  const [advice, setAdvice] = useState<Advice>('starting');
  const pose = useRef<SteadyPose | null>(null);
  const front = useRef<Front | null>(null);

  useEffect(() => {
    if (!isOn || !frame) return undefined;
    let current = true;
    tools.loadFront(frame, FRONT_PIXELS).then(
      (loaded) => {
        if (current) front.current = loaded;
      },
      (error: unknown) => current && reportFailure(error),
    );
    return () => {
      current = false;
    };
  }, [isOn, frame, tools, reportFailure]);

  const show = useEffectEvent((steady: SteadyPose | null, width: number) => {
    if (!glass.current) return;
    const worn = steady && front.current;
    tools.drawOnMirror(glass.current, worn ? { pose: poseOf(steady, width), width, front: worn, lift } : null);
  });
  const tellSlow = useEffectEvent(onSlow);
  const tellFailure = useEffectEvent(onFailure);

  useEffect(() => {
    const camera = video.current;
    if (!isOn || !camera) return undefined;
    const picture = document.createElement('canvas');
    const looks: number[] = [];
    let pace: Pace = 'unknown';
    let advising: Advising = NO_ADVICE;
    let end = () => undefined as void;

    const look = async (at: number) => {
      const finder = await getFinder();
      const lightness = tools.mirrorPicture(camera, picture);
      if (lightness === null) return false;
      const { width } = picture;
      const landmarks = await finder.track(picture);
      const face = landmarks && faceGeometry(landmarks);
      if (face) pose.current = steadied(pose.current, face, width, at);
      advising = advised(advising, { face, lightness, width, at });
      const isSeen = pose.current && at - pose.current.at <= BLINK;
      show(isSeen ? pose.current : null, width);
      setAdvice(advising.shown);
      return true;
    };
    const begin = () =>
      startLooking({
        nextPicture: (callback) => tools.nextPicture(camera, callback),
        now: tools.now,
        look,
        onLook(ms) {
          if (pace !== 'unknown') return;
          looks.push(ms);
          pace = paceOf(looks);
          if (pace === 'slow') tellSlow();
        },
        onFailure: tellFailure,
      });
    const onVisibility = () => {
      end();
      if (document.visibilityState === 'visible') end = begin();
    };
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      end();
      show(null, 1);
      setAdvice('starting');
    };
  }, [isOn, tools, getFinder, video]);

  return { advice, faceWidth: () => (pose.current?.width.looks ? pose.current.width.mm : undefined) };
}
