import type { Page } from '@playwright/test';

/** Something that is pressed, and how far a finger reaches it around its middle, in CSS pixels up to the most that is looked at. */
export interface Target {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Everything on the page that can be pressed now, but for links in running text (WCAG 2.5.8), measured by what a press meets: what a
 * pseudo-element or a label adds to a target counts, what lies over it does not.
 */
export function targetsOf(page: Page): Promise<readonly Target[]> {
  return page.evaluate(() => {
    const FAR = 24;
    const PRESSED = 'a[href], button, summary, select, textarea, input:not([type="hidden"]), [role="option"]';

    const isInText = (target: Element): boolean => {
      if (target.tagName !== 'A' || getComputedStyle(target).display !== 'inline') return false;
      let block = target.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      const around = block?.cloneNode(true) as Element | undefined;
      for (const pressed of around?.querySelectorAll('a, button, .vh, svg') ?? []) pressed.remove();
      return /\p{L}/u.test(around?.textContent ?? '');
    };
    const meets = (target: Element, x: number, y: number): boolean => {
      const met = document.elementFromPoint(x, y);
      if (!met) return false;
      const label = met.closest('label');
      return target.contains(met) || (label !== null && (label.control === target || label.contains(target)));
    };
    const reach = (target: Element, x: number, y: number, [dx, dy]: readonly [number, number]): number => {
      let steps = 0;
      while (steps < FAR && meets(target, x + dx * (steps + 1), y + dy * (steps + 1))) steps += 1;
      return steps;
    };
    const nameOf = (target: Element) =>
      [
        target.tagName.toLowerCase(),
        target.getAttribute('aria-label') ?? target.textContent,
        target.getAttribute('name'),
      ]
        .map((part) => part?.replaceAll(/\s+/g, ' ').trim())
        .filter(Boolean)
        .join(' ')
        .slice(0, 60);

    return [...document.querySelectorAll(PRESSED)].flatMap((target) => {
      if (!target.checkVisibility({ visibilityProperty: true }) || isInText(target)) return [];
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const [box] = target.getClientRects();
      if (!box) return [];
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (!meets(target, x, y)) return [];
      const [left, right] = [reach(target, x, y, [-1, 0]), reach(target, x, y, [1, 0])];
      const [up, down] = [reach(target, x, y, [0, -1]), reach(target, x, y, [0, 1])];
      return [{ name: nameOf(target), width: left + right + 1, height: up + down + 1 }];
    });
  });
}
