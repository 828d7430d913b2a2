export { LONGEST_MESSAGE } from './contact';
export type {
  ComponentType,
  ContentFigure,
  ContentComponent,
  ContentFields,
  ContentItem,
  ContentLink,
  ContentMedia,
  ContentPage,
  ContentSeo,
  CookieRow,
  MenuEntry,
  SitemapGroup,
} from './content';
