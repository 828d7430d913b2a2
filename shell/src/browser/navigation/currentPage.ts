import type { ReactNode } from 'react';

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

/** What is drawn in the place of the page while the next one is being prepared. */
export type GlimpseStore = ObservableValue<ReactNode>;

export const createGlimpseStore = (): GlimpseStore => observableValue<ReactNode>(null);
