import { createSelector } from '@sightline/shared-lib/store';

import type { ShellState } from './shellState';

export const selectSite = (state: ShellState) => state.site;
export const selectContext = (state: ShellState) => state.context;
export const selectContract = (state: ShellState) => state.contract;
export const selectUser = (state: ShellState) => state.user;
export const selectPerson = (state: ShellState) => state.person;
export const selectOrganization = (state: ShellState) => state.organization;
export const selectSeo = (state: ShellState) => state.seo;
export const selectTheme = (state: ShellState) => state.theme;
export const selectUi = (state: ShellState) => state.ui;
export const selectError = (state: ShellState) => state.error;
export const selectSuccess = (state: ShellState) => state.success;
export const selectPreview = (state: ShellState) => state.preview;
export const selectHeaderAndFooter = (state: ShellState) => state.cmsHeaderAndFooter;
export const selectApiFlows = (state: ShellState) => state.apiFlowList;
export const selectSearchKeywords = (state: ShellState) => state.searchKeywords;

/** The contract in use: the first trading agreement (AUTH-12). */
export const selectActiveContract = createSelector(
  selectContract,
  ({ tradingAgreementIds }) => tradingAgreementIds[0] ?? null,
);

/** Calls the platform has not answered yet. */
export const selectPendingFlows = createSelector(selectApiFlows, (flows) =>
  flows.filter(({ state }) => state === 'pending'),
);
