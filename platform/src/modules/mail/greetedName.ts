import { isPersonName } from '@sightline/shared-lib/domain/validation';

/** Longest name that is greeted, as addresses have it. */
const LONGEST_NAME = 40;

/**
 * The name that a letter greets, empty when it greets nobody. Whoever writes a name chooses whose address the letter goes to as well: only a name is
 * greeted, and no other text is sent to anybody (SITE-16).
 */
export function greetedName(written: string): string {
  const name = written.trim();
  return isPersonName(name) && name.length <= LONGEST_NAME ? name : '';
}
