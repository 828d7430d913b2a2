/** Query parameters that public pages of this remote read; the shell leaves the address of a personal page as it is. */
export const parameters: readonly string[] = [];
