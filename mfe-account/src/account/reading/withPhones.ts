/** Records with their phone numbers as people write them, in the countries told; its code comes with the first that are read. */
export async function withPhones<Item extends { readonly phone1: string }>(
  items: readonly Item[],
  countryOf: (item: Item) => string,
): Promise<readonly Item[]> {
  if (!items.some(({ phone1 }) => phone1)) return items;
  try {
    const { formatPhone } = await import('./phoneFormat');
    return items.map((item) => ({ ...item, phone1: formatPhone(item.phone1, countryOf(item)) }));
  } catch {
    // A number as it was typed serves as well.
    return items;
  }
}
