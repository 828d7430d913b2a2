/** Lower case without accents and punctuation, words one space apart: how names are compared in look-ups. */
export function foldName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** A postal code without spaces and hyphens, in capitals. */
export function foldCode(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase();
}

/** The other way to write a town named after a saint, `st louis` and `saint louis`; null for other towns. */
export function otherSaint(folded: string): string | null {
  const [, first = '', rest = ''] = /^(ste?|sainte?) (.+)$/.exec(folded) ?? [];
  if (!rest) return null;
  return `${first.startsWith('saint') ? first.replace('saint', 'st') : first.replace('st', 'saint')} ${rest}`;
}
