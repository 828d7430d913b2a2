import type { PageModule, PageProps } from '@sightline/shared-lib/contracts';

import { pageLoad } from '../../loading/translatedPart';
import type { ContentData } from '../../features/content/contentPage';
import { withTryOn } from '../parts/withTryOn';

import { HomeScreen } from './HomeScreen';

function Home({ data }: PageProps<ContentData>) {
  return <HomeScreen data={data} />;
}

/** The first page. */
export const homePage: PageModule<ContentData> = {
  load: pageLoad(() => import('./loadHome').then((file) => file.loadHome)),
  Page: withTryOn(Home),
};
