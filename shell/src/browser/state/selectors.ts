import type { ShellState } from './shellState';

export const selectSite = (state: ShellState) => state.site;
export const selectUser = (state: ShellState) => state.user;
export const selectTheme = (state: ShellState) => state.theme;
export const selectConsent = (state: ShellState) => state.consent;
export const selectPage = (state: ShellState) => state.page;
export const selectDialog = (state: ShellState) => state.dialog;
export const selectHead = (state: ShellState) => state.head;
export const selectOverlays = (state: ShellState) => state.overlays;
export const selectMessages = (state: ShellState) => state.messages;

/** The page that the shopper is at, a dialog too: what came with the document counts until another is shown. */
export const selectPageKind = ({ dialog, page, firstKind }: ShellState) =>
  (dialog ?? page)?.page.request.kind ?? firstKind;
export const selectPageRequest = ({ page }: ShellState) => page?.page.request;
