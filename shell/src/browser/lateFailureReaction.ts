import type { createFailureReaction, ReactionOptions } from './failureReaction';

type Reaction = ReturnType<typeof createFailureReaction>;

/**
 * What a failure says and does, whose code comes with the first failure, or ahead of it with the client that calls (`connectPlatform`). Where
 * it cannot be had, the connection is what is lost.
 */
export function lateFailureReaction(options: ReactionOptions): Reaction {
  let opening: Promise<Reaction> | undefined;
  const lost: Reaction = () => options.toasts.show({ tone: 'bad', message: options.t('Shell.Offline') });
  const open = () =>
    (opening ??= import('./failureReaction').then(
      (file) => file.createFailureReaction(options),
      () => {
        opening = undefined;
        return lost;
      },
    ));
  return (...failed) => void open().then((react) => react(...failed));
}
