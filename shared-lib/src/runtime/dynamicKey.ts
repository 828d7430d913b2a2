import type { TextKey } from '../contracts';

/** A translation key that is put together from data, such as a code of the catalogue: it may be in no catalogue, and then answers itself. */
export function dynamicKey(text: string): TextKey {
  return text as TextKey;
}
