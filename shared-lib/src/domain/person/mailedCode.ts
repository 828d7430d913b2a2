/** Minutes for which a code that was mailed works (contract 4.6). */
export const CODE_MINUTES = 30;
