import { SearchDrawer as Drawer } from '../features/search/SearchDrawer';
import { withTryOn } from '../pages/parts/withTryOn';

/** Search from any page; what it finds can be tried on. */
export const SearchDrawer = withTryOn(Drawer);
