import { __PRIVATE__ } from 'styled-components';

/**
 * Tells styled-components which rules the document has already. By itself it would take the server's style element out and write its rules
 * into another one: the browser then works out the style of every element again, there and whenever a rule is added to that long sheet.
 */
export function keepServerStyles(): void {
  const names = document.querySelector<HTMLStyleElement>('style[data-names]')?.dataset['names'];
  for (const entry of names?.split(' ').filter(Boolean) ?? []) {
    const [id = '', made = ''] = entry.split(':');
    for (const name of made.split(',')) __PRIVATE__.mainSheet.registerName(id, name);
  }
}
