import type { TrialFrame } from '../../catalogue/tiles/trialFrame';

/** Address of a frame's front view, which lists and pages have shown before anybody tries it on. */
export const frontOf = ({ picture }: Pick<TrialFrame, 'picture'>): string => picture.replace('/worn.', '/front.');
