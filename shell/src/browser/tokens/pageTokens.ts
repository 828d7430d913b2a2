/** A design token of the page: a custom property of its root, as the theme of now has it. */
export interface PageToken {
  /** Without the two hyphens. */
  readonly name: string;
  readonly value: string;
}

const COLOUR = /^(?:#[0-9a-f]{3,8}|rgb\(.*\))$/i;

export const isColour = ({ value }: PageToken): boolean => COLOUR.test(value);

/** Colours and spaces of the page, in the order of its style; what a step of type or a component sets for itself is none of them. */
export function pageTokens(page: Document): readonly PageToken[] {
  const tokens = new Map<string, string>();
  for (const { cssRules } of page.styleSheets) {
    for (const rule of cssRules) {
      if (!(rule instanceof CSSStyleRule) || !page.documentElement.matches(rule.selectorText)) continue;
      for (const property of Array.from(rule.style))
        if (property.startsWith('--')) tokens.set(property.slice(2), rule.style.getPropertyValue(property).trim());
    }
  }
  return [...tokens]
    .map(([name, value]) => ({ name, value }))
    .filter((token) => isColour(token) || token.name.startsWith('space-'));
}

/** `#14181a` of `#abc` too, for a field of colours, which knows no other way; others are typed. */
export function sixDigits(value: string): string | null {
  if (/^#[0-9a-f]{6}$/i.test(value)) return value;
  return /^#[0-9a-f]{3}$/i.test(value) ? value.replaceAll(/[0-9a-f]/gi, '$&$&') : null;
}

/** Changed tokens as `shared-lib/src/ui/tokens/tokens.json` holds them. */
export function exportOf(theme: string, changed: ReadonlyMap<string, string>): string {
  const space: Record<string, string> = {};
  const colours: Record<string, string> = {};
  for (const [name, value] of changed) {
    if (name.startsWith('space-')) space[name.slice('space-'.length)] = value;
    else colours[name] = value;
  }
  const parts = {
    ...(Object.keys(colours).length > 0 ? { color: { [theme]: colours } } : {}),
    ...(Object.keys(space).length > 0 ? { space } : {}),
  };
  return JSON.stringify(parts, null, 2);
}
