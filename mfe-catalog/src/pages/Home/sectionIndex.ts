import { translatedPart } from '../../loading/translatedPart';

/** Drawn only when there is no content. */
export const SectionIndex = translatedPart(() => import('./Sections').then((file) => file.Sections));
