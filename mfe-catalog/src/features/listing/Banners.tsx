import type { ListingBanner } from '@sightline/shared-lib/domain/listing';
import { useServices } from '@sightline/shared-lib/runtime';
import { Heading, media, TextLink } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

const Banner = styled.aside`
  display: grid;
  justify-items: start;
  gap: 8px;
  margin-block: 0 20px;
  padding: 20px var(--margin);
  margin-inline: calc(-1 * var(--margin));
  background: var(--plate);
  color: var(--plate-ink);
  & > p {
    max-width: 44em;
  }
  & > .link {
    text-decoration-color: currentColor;
  }
  ${media.md} {
    margin-inline: 0;
    padding: 24px 32px;
  }
`;

/** What those who sell say about these goods, in their own words. */
export function Banners({ banners }: { readonly banners: readonly ListingBanner[] }) {
  const { navigation } = useServices();
  return banners.map(({ title, text, label, url }) => (
    <Banner key={`${title} ${url}`} aria-label={title}>
      <Heading level={2} size="t2">
        {title}
      </Heading>
      {text ? <p>{text}</p> : null}
      {url && label ? <TextLink href={navigation.localise(url)}>{label}</TextLink> : null}
    </Banner>
  ));
}
