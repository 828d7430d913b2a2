import { Accordion, Heading } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import type { PartProps } from '../contentPart';
import { RichText } from '../RichText';

const Root = styled.section`
  max-width: 720px;
  padding-block: 24px;
  & > h2 {
    margin-bottom: 8px;
  }
`;

/** A group of questions that open in place; native, so find-in-page opens them too. */
export function Questions({ part }: PartProps) {
  return (
    <Root>
      {part.title ? (
        <Heading level={2} size="t1">
          {part.title}
        </Heading>
      ) : null}
      {part.items?.map(({ title, text, html }) => (
        <Accordion key={title} title={title}>
          {html ? <RichText html={html} /> : <p>{text}</p>}
        </Accordion>
      ))}
    </Root>
  );
}
