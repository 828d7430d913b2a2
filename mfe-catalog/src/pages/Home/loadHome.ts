import { readHomeContent } from '@sightline/shared-lib/api/content';
import type { LoadResult, LoadServices, PageHead, PageRequest } from '@sightline/shared-lib/contracts';
import { organizationData, webSiteData } from '@sightline/shared-lib/domain/seo';
import { pictureSrcSet, pictureUrl } from '@sightline/shared-lib/ui';

import { loadContentPage } from '../../features/content/contentPage';
import type { ContentData } from '../../features/content/contentPage';
import type { ContentPart } from '../../features/content/contentPart';
import { HERO_SIZES } from '../../features/content/parts/FrameHero';
import { pageTitle } from '../../features/content/seoHead';
import { pictureSource } from '../../catalogue/pictures/pictureSource';

import { SectionIndex } from './sectionIndex';

/** The hero frame is the largest paint: it is asked for before anything else. */
function heroImage([hero]: readonly ContentPart[]): PageHead['heroImage'] {
  const picture = hero?.tiles?.[0]?.colours[0]?.picture;
  if (!picture) return undefined;
  const { src, formats = [], widths } = pictureSource(picture, '');
  const format = formats[0] ?? 'webp';
  return { src: pictureUrl(src, 800, format), srcSet: pictureSrcSet({ src, widths }, format), sizes: HERO_SIZES };
}

/** Who keeps the shop, and how it is searched (SEO-02). */
function ofTheShop({ site: { config } }: LoadServices): NonNullable<PageHead['structuredData']> {
  const name = 'Sightline';
  return [
    organizationData({ name, logo: '/favicon.svg', telephone: config.servicePhone }),
    webSiteData({ name, searchPath: config.isProductSearchEnabled ? '/search' : '' }),
  ];
}

async function readHome(request: PageRequest, services: LoadServices): Promise<LoadResult<ContentData>> {
  try {
    return await loadContentPage(request, services, {
      read: readHomeContent,
      head: (parts) => {
        const hero = heroImage(parts);
        return { canonicalPath: '/', structuredData: ofTheShop(services), ...(hero ? { heroImage: hero } : {}) };
      },
    });
  } catch {
    // Without the content service the shop stays open: its sections are known here (CMS-05).
    const head = { title: pageTitle(services.site.storeName), canonicalPath: '/' };
    return { outcome: 'page', status: 200, cache: 'content', head, data: { crumbs: [], parts: [] } };
  }
}

/** The home page's content; never fails, because the shop has to stay open. */
export async function loadHome(request: PageRequest, services: LoadServices): Promise<LoadResult<ContentData>> {
  const home = await readHome(request, services);
  if (home.outcome === 'page' && home.data.parts.length === 0) await SectionIndex.preload();
  return home;
}
