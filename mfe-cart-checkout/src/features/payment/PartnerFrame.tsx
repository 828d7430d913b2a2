import { useTranslation } from '@sightline/shared-lib/runtime';
import { RetryNote, Skeleton } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import type { GatewayFrameState } from './useGatewayFrame';

const Frame = styled.iframe`
  display: block;
  width: 100%;
  border: 0;
  &[data-waiting] {
    position: absolute;
    visibility: hidden;
  }
`;

interface PartnerFrameProps {
  readonly gateway: GatewayFrameState;
  readonly title: string;
  /** Said in its place when it does not come. */
  readonly failedTitle: string;
  readonly failedText: string;
}

/** The frame at its height; a placeholder until it is ready, a note with another try when it does not come. */
export function PartnerFrame({ gateway, title, failedTitle, failedText }: PartnerFrameProps) {
  const { t } = useTranslation();
  const { frame, opening, source, height, failed, reopen } = gateway;
  if (failed) {
    return (
      <RetryNote tone="warn" title={failedTitle} retryText={t('Cart.TryAgain')} onRetry={reopen}>
        {failedText}
      </RetryNote>
    );
  }
  return (
    <>
      {height === null ? <Skeleton fills="row" /> : null}
      {source ? (
        <Frame
          key={opening}
          ref={frame}
          src={source}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame's origin is not ours: this pair of permissions cannot reach out of it
          sandbox="allow-scripts allow-same-origin allow-forms"
          title={title}
          height={height ?? 0}
          data-waiting={height === null ? '' : undefined}
        />
      ) : null}
    </>
  );
}
