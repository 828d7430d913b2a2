import { expect, type Locator } from '@playwright/test';

/**
 * What an element shows where the system forces every colour, but for its words: its edges, its ground where that is not the page's, and
 * the same of its pseudo-elements and of a tick that is drawn in it.
 */
function marksOf(element: Locator): Promise<readonly string[]> {
  return element.evaluate((root) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.setAttribute('style', '');
    probe.style.background = 'Canvas';
    const canvas = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const isSeen = (colour: string) => colour !== canvas && !/^rgba\(.*, 0\)$/.test(colour);
    return [null, '::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(root, part);
      if (part && (style.content === 'none' || style.opacity === '0')) return [];
      const edges = (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) =>
        style[`border${side}Style`] !== 'none' && isSeen(style[`border${side}Color`])
          ? `${side} ${style[`border${side}Width`]}`
          : '',
      );
      const outline =
        style.outlineStyle !== 'none' && isSeen(style.outlineColor) ? `outline ${style.outlineWidth}` : '';
      const ground = isSeen(style.backgroundColor) ? 'ground' : '';
      const ticks = part ? '' : [...root.querySelectorAll('svg.icon')].map(() => 'tick').join(' ');
      return [part ?? 'element', ...edges, outline, ground, ticks].filter(Boolean).join(', ');
    });
  });
}

/** Without colour and without weight of type, the one is told from the other. */
export async function expectToldApart(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen).toBeVisible();
  await expect(other).toBeVisible();
  expect(await marksOf(chosen), `${chosen} beside ${other}`).not.toEqual(await marksOf(other));
}
