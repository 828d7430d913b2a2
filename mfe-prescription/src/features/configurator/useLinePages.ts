import type { GivenLenses } from '@sightline/shared-lib/contracts';
import { useServices } from '@sightline/shared-lib/runtime';
import { useEffect, useEffectEvent } from 'react';

import type { LensAnswers } from './lensAnswers';

/** Documents of a pair whose lenses are changed go along with the new ones, unless another prescription was given (RX-06). */
export function useLinePages(
  given: GivenLenses | undefined,
  answers: LensAnswers,
  onFound: (fileIds: readonly string[]) => void,
): void {
  const { client, reportFailure } = useServices();
  const line = given?.paperOf;
  const found = useEffectEvent((fileIds: readonly string[]) => {
    if (fileIds.length > 0 && answers.prescription === 'later') onFound(fileIds);
  });
  useEffect(() => {
    if (!line) return;
    import('../../lateCalls')
      .then(({ linePages }) => linePages(client, line))
      .then(found)
      .catch(reportFailure);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for the lenses that are changed
  }, []);
}
