import table from './contactLenses.json';

/** The optician's table of contact lenses, apart from that of glasses: whoever chooses one does not load the other (SOURCES.md). */
export const CONTACT_LENSES = table;
