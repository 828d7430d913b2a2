/** Query parameters that pages of this remote read; the shell takes every other one out of a public page's address. */
export const parameters: readonly string[] = ['q', 'lat', 'lng', 'service'];
