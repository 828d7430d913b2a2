import { wordyPart } from '../../allWords';

/** Drawn only when there is no content. */
export const SectionIndex = wordyPart(() => import('./Sections').then((file) => file.Sections));
