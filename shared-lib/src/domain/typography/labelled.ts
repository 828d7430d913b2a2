/** A label and its value, `Total: 5 €`; French has a narrow space that does not break before its colon. `tag` is BCP 47. */
export function labelled(label: string, value: string, tag: string): string {
  return `${label}${tag.startsWith('fr') ? '\u202f' : ''}: ${value}`;
}
