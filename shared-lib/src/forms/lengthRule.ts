import type { Translate } from '../contracts';

import type { TextRule } from './formSchema';
import { mistakeWords } from './mistakes';

interface Bound {
  readonly label: string;
  /** Characters that are kept. */
  readonly most: number;
  /** What counts of the text; blanks around it never do. */
  readonly clean?: (value: string) => string;
}

/** A rule with an end: what is too long stays in the field and is told, never cut (SITE-07). */
export function boundedRule(
  t: Translate,
  rule: TextRule,
  { label, most, clean = (value) => value.trim() }: Bound,
): TextRule {
  return {
    ...rule,
    judge: (value) =>
      rule.judge?.(value) ?? (clean(value).length > most ? mistakeWords(t, 'tooLong', { label, count: most }) : null),
  };
}
