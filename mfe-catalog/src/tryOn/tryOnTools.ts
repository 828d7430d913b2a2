import { drawWorn } from './drawWorn';
import { loadFaceFinder } from './faceFinder';
import { closeCamera, openCamera, pictureFromCamera, pictureFromFile, samplePortrait } from './pictureInput';

/** Everything of try-on that needs a browser's hardware; tests bring their own. */
export interface TryOnTools {
  readonly loadFaceFinder: typeof loadFaceFinder;
  readonly pictureFromFile: typeof pictureFromFile;
  readonly samplePortrait: typeof samplePortrait;
  readonly openCamera: typeof openCamera;
  readonly closeCamera: typeof closeCamera;
  readonly pictureFromCamera: typeof pictureFromCamera;
  readonly drawWorn: typeof drawWorn;
}

export const browserTools: TryOnTools = {
  loadFaceFinder,
  pictureFromFile,
  samplePortrait,
  openCamera,
  closeCamera,
  pictureFromCamera,
  drawWorn,
};
