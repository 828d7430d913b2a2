export { ServicesProvider, useServices } from './servicesContext';
export { TranslationProvider, createTranslator, useTranslation } from './translation';
export { Fragment } from './Fragment';
export { ErrorBoundary } from './ErrorBoundary';
export { useHydrated } from './hydrated';
export { useLatestEvent, useUser } from './busValue';
