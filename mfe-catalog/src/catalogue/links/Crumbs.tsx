import type { BreadcrumbEntry } from '@sightline/shared-lib/domain/listing';
import { useServices } from '@sightline/shared-lib/runtime';
import { Breadcrumb, media } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

/** The way up stands closer to the header than a title would. */
const Place = styled.div`
  margin-top: -8px;
  ${media.md} {
    margin-top: -15px;
  }
`;

/** The way up from a page, its locale-less paths written for the locale (SEO-04). */
export function Crumbs({ entries }: { readonly entries: readonly BreadcrumbEntry[] }) {
  const { navigation } = useServices();
  if (entries.length === 0) return null;
  const items = entries.map(({ label, href }) => ({ label, href: href ? navigation.localise(href) : undefined }));
  return (
    <Place>
      <Breadcrumb items={items} />
    </Place>
  );
}
