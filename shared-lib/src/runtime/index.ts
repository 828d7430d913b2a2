export { ServicesProvider, useServices } from './servicesContext';
export { TranslationProvider, addMessages, createTranslator, useTranslation } from './translation';
export { Fragment } from './Fragment';
export { ErrorBoundary } from './ErrorBoundary';
export { useHydrated, useSettled } from './hydrated';
export { afterPress, afterSign } from './firstSign';
export { latePart } from './latePart';
export type { LatePart } from './latePart';
export { useLatestEvent, useUser } from './busValue';
