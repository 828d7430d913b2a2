import { useServices } from '@sightline/shared-lib/runtime';
import { Heading, TextLink } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import type { PartProps } from '../contentPart';
import { Audiogram } from './Audiogram';
import { teaserStyle } from './teaserStyle';

const Root = styled.section`
  ${teaserStyle}
  & > .heard {
    max-width: 520px;
    margin-block: 8px;
  }
`;

/** The way into the hearing check, with an example audiogram: right red and round, left blue and crossed. */
export function HearingTeaser({ part }: PartProps) {
  const { navigation } = useServices();
  return (
    <Root>
      {part.kicker ? <p className="small soft">{part.kicker}</p> : null}
      <Heading level={2}>{part.title}</Heading>
      {part.text ? <p className="text">{part.text}</p> : null}
      <Audiogram className="heard" />
      {part.cta ? <TextLink href={navigation.localise(part.cta.href)}>{part.cta.label}</TextLink> : null}
    </Root>
  );
}
