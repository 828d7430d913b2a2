/** The studio head that comes with the shop, drawn by its own program (tools/src/portrait). */
export const PORTRAIT = new URL('./portrait.webp', import.meta.url).href;

/** Where the face finder's models lie: in the same release, beside the portrait and the scripts. */
export const MODEL_FOLDER = new URL('face/', PORTRAIT).href;
