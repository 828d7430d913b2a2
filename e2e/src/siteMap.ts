import { SHOP } from './shopAddress';

/** Every public path of a locale, from the site map that search engines read. */
export async function siteMapPaths(locale = 'en-us'): Promise<readonly string[]> {
  const xml = await (await fetch(`${SHOP}/sitemap-${locale}.xml`)).text();
  return Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), (match) => new URL(match[1] ?? '').pathname);
}

/** Evenly spread members of a list, always the same ones. */
export function sample<Value>(values: readonly Value[], count: number): readonly Value[] {
  const step = Math.max(1, Math.floor(values.length / count));
  return values.filter((_, index) => index % step === 0).slice(0, count);
}
