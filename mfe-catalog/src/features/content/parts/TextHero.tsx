import { useServices } from '@sightline/shared-lib/runtime';
import { ButtonLink, Heading, Row, Stack, TextLink } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import type { PartProps } from '../contentPart';

const Root = styled.header`
  max-width: 44em;
  padding-block: 8px 24px;
  & :is(h1, h2) {
    text-wrap: balance;
  }
  & .lead {
    max-width: 34em;
    text-wrap: pretty;
    color: var(--ink-2);
  }
`;

/** Title, a sentence, one way on, and perhaps a few more places to go. */
export function TextHero({ part, isLead }: PartProps) {
  const { navigation } = useServices();
  const { title, kicker, text, cta, links } = part;
  return (
    <Root>
      <Stack gap={3}>
        {kicker ? <p className="small soft">{kicker}</p> : null}
        {title ? <Heading level={isLead ? 1 : 2}>{title}</Heading> : null}
        {text ? <p className="lead">{text}</p> : null}
        <Row>
          {cta ? (
            <ButtonLink icon="arrow" href={navigation.localise(cta.href)}>
              {cta.label}
            </ButtonLink>
          ) : null}
          {links?.map(({ label, href }) => (
            <TextLink key={href} href={navigation.localise(href)}>
              {label}
            </TextLink>
          ))}
        </Row>
      </Stack>
    </Root>
  );
}
