import type { PageModule, PageProps } from '@sightline/shared-lib/contracts';

import type { ContentData } from '../../content/contentPage';

import { HomeScreen } from './HomeScreen';

function Home({ data }: PageProps<ContentData>) {
  return <HomeScreen data={data} />;
}

/** The first page. */
export const homePage: PageModule<ContentData> = {
  load: (request, services) => import('./loadHome').then((file) => file.loadHome(request, services)),
  Page: Home,
};
