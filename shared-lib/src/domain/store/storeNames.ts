/** Store number: the last four characters of the practice record id (STOR-02). */
export function storeNumberOf(practiceRecordId: string): string {
  return practiceRecordId.slice(-4);
}

/** Name as shown: Italian names lose a leading numeric code, e.g. `0412 - Milano Duomo` (STOR-02). */
export function displayStoreName(name: string, country: string): string {
  if (country.toLowerCase() !== 'it') return name.trim();
  const bare = name.replace(/^\s*\d+\s*[-–_.:]?\s*/, '').trim();
  return bare || name.trim();
}

/** Distance with one decimal in the notation of the language, never less than a tenth, without its unit (STOR-02). */
export function formatDistance(distance: number, tag: string): string {
  return new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    Math.max(distance, 0.1),
  );
}

/** Whether a flag beside a favourite marks the default one: `isDefault`, for Canada a key ending in `_ca` as well (STOR-02). */
export function isDefaultFlag(key: string, country: string): boolean {
  return key === 'isDefault' || (country.toLowerCase() === 'ca' && key.toLowerCase().endsWith('_ca'));
}

/** Tenant key of the store-locator service: brand plus `_uk` for gb, else `_{country}` (STOR-03). */
export function tenantKey(brand: string, country: string): string {
  const land = country.toLowerCase();
  return `${brand.toLowerCase()}_${land === 'gb' ? 'uk' : land}`;
}
