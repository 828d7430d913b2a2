import { isTranslationKey } from '@sightline/shared-lib/domain/validation';
import { expect, type Page } from '@playwright/test';

/** Everything a shopper reads or is read to. */
function spoken(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const texts: string[] = [document.title];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) texts.push(nodes.currentNode.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [alt], [placeholder], [title]'))
      for (const name of ['aria-label', 'alt', 'placeholder', 'title']) texts.push(element.getAttribute(name) ?? '');
    return texts.map((text) => text.trim());
  });
}

/** No key of a text stands where its words should. */
export async function expectTranslated(page: Page, where: string): Promise<void> {
  expect((await spoken(page)).filter(isTranslationKey), where).toEqual([]);
}
