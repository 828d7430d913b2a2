import { useServices } from '@sightline/shared-lib/runtime';
import { TextLink } from '@sightline/shared-lib/ui';

import { preloadTiles, Rail } from '../../../catalogue/tiles/Rail';
import type { PartProps } from '../contentPart';

/** Chosen products under a title, with a way to all of them. */
export function Carousel({ part }: PartProps) {
  const { navigation } = useServices();
  const { title = '', cta, tiles = [] } = part;
  const action = cta && <TextLink href={navigation.localise(cta.href)}>{cta.label}</TextLink>;
  return <Rail title={title} action={action} tiles={tiles} />;
}

export { preloadTiles };
