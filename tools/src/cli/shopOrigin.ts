/** Address of the running shop, as a developer opens it. */
export function shopOrigin(): string {
  return process.env['SHOP_ORIGIN'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`;
}
