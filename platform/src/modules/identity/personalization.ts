/** The personalization id of a header when it has the documented form `<milliseconds>-<counter>`, else undefined. */
export function personalizationFrom(header: string | readonly string[] | undefined): string | undefined {
  return typeof header === 'string' && /^\d{10,16}-\d{1,12}$/.test(header) ? header : undefined;
}

/** A new personalization id; it outlives the tokens (section 3.2). */
export function newPersonalization(now: Date, counter: string): string {
  return `${now.getTime()}-${counter}`;
}
