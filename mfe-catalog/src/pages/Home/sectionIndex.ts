import { latePart } from '@sightline/shared-lib/runtime';

/** Drawn only when there is no content. */
export const SectionIndex = latePart(() => import('./Sections').then((file) => file.Sections));
