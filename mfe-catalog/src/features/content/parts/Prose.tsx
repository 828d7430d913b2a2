import { Heading } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import type { PartProps } from '../contentPart';
import { RichText } from '../RichText';

const Root = styled.section`
  display: grid;
  gap: 12px;
  max-width: 34em;
  padding-block: 20px;
`;

/** A heading with paragraphs, lists and links; or one plain line. */
export function Prose({ part }: PartProps) {
  return (
    <Root>
      {part.title ? (
        <Heading level={2} size="t1">
          {part.title}
        </Heading>
      ) : null}
      {part.html ? <RichText html={part.html} /> : part.text ? <p>{part.text}</p> : null}
    </Root>
  );
}
