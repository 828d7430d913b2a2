import { useTranslation } from '@sightline/shared-lib/runtime';
import { Heading } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import type { PartProps } from '../contentPart';

const Root = styled.section`
  padding-block: 24px;
  & > video {
    width: 100%;
    height: auto;
    margin-top: 12px;
    background: var(--sunk);
  }
`;

/** A film that starts when it is asked to. */
export function Film({ part }: PartProps) {
  const { tag } = useTranslation();
  const { title, media, sources = [], captions } = part;
  if (sources.length === 0) return null;
  return (
    <Root>
      {title ? <Heading level={2}>{title}</Heading> : null}
      <video controls preload="none" poster={media?.url} width={media?.width || 1280} height={media?.height || 720}>
        {sources.map(({ url, type }) => (
          <source key={url} src={url} type={type} />
        ))}
        <track kind="captions" src={captions} srcLang={tag} default />
      </video>
    </Root>
  );
}
