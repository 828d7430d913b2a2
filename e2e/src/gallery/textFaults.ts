import type { Page } from '@playwright/test';

/** A text that does not fit where it stands. */
export interface TextFault {
  readonly kind: 'cut' | 'outgrown' | 'overlapping' | 'broken';
  readonly text: string;
  /** The element it stands in, by its tag and classes. */
  readonly where: string;
}

/**
 * Makes every text of the page 40 % longer and accented, as a language would that nobody has written yet: what is cut then would be cut in
 * some language. Letters keep their count of words, so that lines may break where they may today.
 */
export function lengthenTexts(): void {
  const accents: Readonly<Record<string, string>> = {
    a: 'á',
    e: 'ë',
    i: 'ï',
    o: 'ö',
    u: 'ü',
    A: 'Å',
    E: 'É',
    O: 'Ö',
    U: 'Ü',
    c: 'ç',
    n: 'ñ',
  };
  const longer = (text: string) =>
    text.replace(/\p{L}{2,}/gu, (word) => {
      const accented = Array.from(word, (letter) => accents[letter] ?? letter).join('');
      return accented + accented.slice(-Math.ceil(word.length * 0.4)).toLowerCase();
    });
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (nodes.nextNode()) texts.push(nodes.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest('script, style, svg, noscript')) continue;
    text.data = longer(text.data);
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder], textarea[placeholder]'))
    field.placeholder = longer(field.placeholder);
}

/** Looks at every visible text; runs in the page. */
function findFaults(): TextFault[] {
  const faults: TextFault[] = [];
  const name = (element: Element) => `${element.tagName.toLowerCase()}.${[...element.classList].slice(-1).join('')}`;
  const tell = (kind: TextFault['kind'], element: Element, text: string) =>
    faults.push({
      kind,
      text: text.trim().slice(0, 60),
      where: `${name(element.parentElement ?? element)} > ${name(element)}`,
    });
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    !element.closest('[aria-hidden="true"], [inert], .vh') &&
    getComputedStyle(element).clipPath === 'none';
  const dialog = document.querySelector('dialog[open]');
  const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  const seen: {
    readonly element: Element;
    readonly rect: DOMRect;
    readonly text: string;
    readonly layer: Element | null;
  }[] = [];
  const layerOf = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
    return null;
  };
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const element = node.parentElement;
    if (!element || !node.data.trim() || element.closest('script, style, svg, noscript, option') || !isShown(element))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (rects.length === 0) continue;
    const layer = layerOf(element);
    for (const rect of rects) seen.push({ element, rect, text: node.data, layer });
    let clip: Element | null = null;
    let box: Element | null = null;
    let scrolls = false;
    for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      const { width, height } = at.getBoundingClientRect();
      if (width <= 2 || height <= 2) break;
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) scrolls = true;
      if (!clip && !scrolls && /hidden|clip/.test(style.overflowX + style.overflowY)) clip = at;
      if (!box && (Number.parseFloat(style.borderLeftWidth) > 0 || at.matches('button, a, label, td, th, input')))
        box = at;
    }
    const right = Math.max(...rects.map((rect) => rect.right));
    const left = Math.min(...rects.map((rect) => rect.left));
    const bottom = Math.max(...rects.map((rect) => rect.bottom));
    if (clip) {
      const edge = clip.getBoundingClientRect();
      if (right > edge.right + 2 || bottom > edge.bottom + 4) tell('cut', element, node.data);
    }
    if (!scrolls && (right > innerWidth + 1 || left < -1)) tell('outgrown', element, node.data);
    else if (box && getComputedStyle(box).display !== 'inline') {
      const edge = box.getBoundingClientRect();
      if (right > edge.right + 2 || left < edge.left - 2) tell('outgrown', element, node.data);
    }
    for (const match of node.data.matchAll(/[\p{L}\p{N}]{3,}/gu)) {
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top / 4)),
      );
      if (lines.size > 1) tell('broken', element, match[0]);
    }
  }
  const inOrder = seen.toSorted((one, other) => one.rect.top - other.rect.top);
  for (const [index, one] of inOrder.entries()) {
    for (const other of inOrder.slice(index + 1)) {
      if (other.rect.top > one.rect.bottom - 4) break;
      if (one.element === other.element || one.layer !== other.layer) continue;
      const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      if (across > 3 && down > 4)
        tell('overlapping', one.element, `${one.text.trim().slice(0, 28)} | ${other.text.trim().slice(0, 28)}`);
    }
  }
  return faults;
}

/** Texts of the page, or of the dialog above it, that are cut, outgrow their place, lie upon another or break within a word. */
export async function textFaultsOf(page: Page): Promise<readonly TextFault[]> {
  const found = await page.evaluate(findFaults);
  const known = new Set<string>();
  return found.filter(({ kind, text, where }) => {
    const key = `${kind} ${text} ${where}`;
    return !known.has(key) && known.add(key);
  });
}
