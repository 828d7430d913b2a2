import { buildOne } from './buildOne';
import type { BuildAnswer, BuildOrder } from './buildLanes';

/** Builds what its parent asks for, one package after the other. */
process.on('message', (order: BuildOrder) => {
  const answer = (said: BuildAnswer) => process.send?.(said);
  buildOne(order).then(
    (seconds) => answer({ seconds }),
    (error: unknown) => answer({ failure: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit(1));
