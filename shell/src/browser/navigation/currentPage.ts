import type { ReadyPage } from '../../page/PageFrame';
import type { PageOwner } from '../../page/pageState';
import { observableValue, type ObservableValue } from '../observable';

/** The page on screen and who renders it. */
export interface CurrentPage {
  readonly owner: PageOwner;
  readonly page: ReadyPage;
}

export type CurrentPageStore = ObservableValue<CurrentPage | null>;

export const createCurrentPageStore = (): CurrentPageStore => observableValue<CurrentPage | null>(null);
