import { useEffect, useEffectEvent, useRef } from 'react';

import type { TryOnTools } from '../tryOnTools';

interface CameraPicture {
  readonly stream: MediaStream;
  readonly tools: TryOnTools;
  readonly onLost: () => void;
}

/** The video element that shows a camera; the camera rests while nobody sees the page. */
export function useCameraPicture({ stream, tools, onLost }: CameraPicture) {
  const video = useRef<HTMLVideoElement>(null);
  const lost = useEffectEvent(onLost);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    element.srcObject = stream;
    // Browsers that refuse to play show the first picture all the same.
    const play = () => void element.play()?.catch(() => undefined);
    const onVisibility = () => {
      const isHidden = document.visibilityState === 'hidden';
      tools.restCamera(stream, isHidden);
      if (!isHidden) play();
    };
    play();
    document.addEventListener('visibilitychange', onVisibility);
    const endLost = tools.onCameraLost(stream, () => lost());
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      endLost();
    };
  }, [stream, tools]);
  return video;
}
