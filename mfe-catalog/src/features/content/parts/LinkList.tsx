import { useServices } from '@sightline/shared-lib/runtime';
import { Heading, TextLink } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import type { PartProps } from '../contentPart';

const Root = styled.section`
  display: grid;
  align-content: start;
  gap: 8px;
  padding-block: 20px;
  & li {
    padding-block: 8px;
  }
`;

/** Links below a title, one a line. */
export function LinkList({ part }: PartProps) {
  const { navigation } = useServices();
  const links = part.links ?? (part.cta ? [part.cta] : []);
  return (
    <Root>
      {part.title ? (
        <Heading level={2} size="t2">
          {part.title}
        </Heading>
      ) : null}
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <TextLink href={navigation.localise(href)}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </Root>
  );
}
