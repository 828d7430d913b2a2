import { Icon } from '@sightline/shared-lib/ui';

/** Says on a line why a change of it came to nothing. */
export function LineAlert({ problem }: { readonly problem: string | null | undefined }) {
  return problem ? (
    <p className="line-stock" data-tone="bad" role="alert">
      <Icon name="warning" size={16} />
      {problem}
    </p>
  ) : null;
}
