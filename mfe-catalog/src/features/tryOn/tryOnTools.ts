import { loadFront } from './drawFrame';
import { drawWorn } from './drawWorn';
import { loadFaceFinder } from './faceFinder';
import { drawOnMirror, mirrorPicture, nextPicture, wantsCalm } from './live/mirror';
import { closeCamera, onCameraLost, openCamera, pictureFromCamera, pictureFromFile, restCamera } from './pictureInput';

/** Everything of try-on that needs a browser's hardware or clock; tests bring their own. */
export const browserTools = {
  loadFaceFinder,
  pictureFromFile,
  openCamera,
  closeCamera,
  restCamera,
  onCameraLost,
  pictureFromCamera,
  drawWorn,
  mirrorPicture,
  nextPicture,
  loadFront,
  drawOnMirror,
  wantsCalm,
  now: () => performance.now(),
} as const;

export type TryOnTools = Readonly<{ [Name in keyof typeof browserTools]: (typeof browserTools)[Name] }>;
