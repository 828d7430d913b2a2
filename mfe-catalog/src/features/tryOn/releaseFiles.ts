/** A head drawn by a program (tools/src/portrait): the face that stories and tests try frames on. */
export const PORTRAIT = new URL('./portrait.webp', import.meta.url).href;

/** Where the face finder's models lie: in the same release, beside the portrait and the scripts. */
export const MODEL_FOLDER = new URL('face/', PORTRAIT).href;
