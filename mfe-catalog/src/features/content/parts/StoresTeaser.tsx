import { Fragment, useServices } from '@sightline/shared-lib/runtime';
import { Heading, media, TextLink } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import type { PartProps } from '../contentPart';
import { teaserStyle } from './teaserStyle';

/** Three branches of two lines or of one come late: what follows them does not move. */
const Root = styled.section`
  ${teaserStyle}
  & .lent {
    min-height: 231px;
  }
  ${media.md} {
    & .lent {
      min-height: 159px;
    }
  }
`;

/** What stores do for you; the nearest ones are filled in by those who know them. */
export function StoresTeaser({ part }: PartProps) {
  const { navigation, site } = useServices();
  if (!site.config.isStoreLocatorEnabled) return null;
  return (
    <Root>
      {part.kicker ? <p className="small soft">{part.kicker}</p> : null}
      <Heading level={2}>{part.title}</Heading>
      {part.text ? <p className="text">{part.text}</p> : null}
      <div className="lent">
        <Fragment name="stores.teaser" props={{}} />
      </div>
      {part.cta ? <TextLink href={navigation.localise(part.cta.href)}>{part.cta.label}</TextLink> : null}
    </Root>
  );
}
