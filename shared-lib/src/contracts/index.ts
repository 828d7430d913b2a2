export { CONTRACT_VERSION, isContractSupported } from './contractVersion';
export { DEFAULT_LOCALE, LANGUAGES, LOCALES, LOCALE_FACTS, isLocale } from './locale';
export type { Language, Locale } from './locale';
export { PAGE_KINDS, SHELL_KINDS, isFirstPage, isKnownKind, pageTypeCode } from './pageKind';
export type { AccountSection, AddedPageKind, KnownPageKind, PageKind, PageTypeCode } from './pageKind';
export type { FormFieldConfig, ServiceLink, SiteContext, SortOption, StoreConfiguration } from './site';
export type {
  AlternateLink,
  CachePolicy,
  DialogProps,
  LoadResult,
  PageAnswer,
  PageHead,
  PageModule,
  PageProps,
  PageRequest,
  RedirectAnswer,
  ResolvedPage,
} from './page';
export { CONSENT_CATEGORIES } from './consent';
export type { ConsentCategory, ConsentChoice, ConsentService } from './consent';
export { ANONYMOUS } from './identity';
export type { IdentityService, IdentityTokens, UserContact, UserDetails, UserState, WalletState } from './identity';
export type { EventBus, ShellEventName, ShellEvents } from './events';
export type {
  AddToCartInput,
  AddToCartItem,
  AddToCartOutcome,
  ChosenStore,
  CommandInput,
  CommandName,
  CommandOutput,
  CommandRunner,
  Commands,
  GivenLenses,
} from './commands';
export type { FragmentComponent, FragmentName, Fragments } from './fragments';
export type {
  FailureCategory,
  PlatformCall,
  PlatformClient,
  PlatformFailure,
  QueryValue,
  Surface,
} from './platformClient';
export type {
  Analytics,
  ExpiringStorage,
  FragmentLoader,
  Glimpse,
  LoadServices,
  Navigation,
  Overlays,
  RouteTarget,
  ShellServices,
  ThemeMode,
  ThemeService,
  Toast,
  Toasts,
  PackageStrings,
  TextKey,
  Translate,
} from './services';
export type { InsuranceIntegration, InsuranceSyncListener, InsuranceSyncMessage } from './insurance';
export { REMOTE_NAME, REMOTE_NAMES, isRemoteName } from './remote';
export type {
  AddedRoute,
  CommandHandler,
  LocalisedWord,
  Messages,
  RemoteManifest,
  RemoteModule,
  RemoteName,
  RemotePages,
  RemoteRoot,
  SourceRemote,
} from './remote';
export { BAG_MARK, VISIT_MARK } from './bagMark';
export { pageChunks, REMOTE_CHUNK } from './pageChunks';
export { CHOSEN, INTEGRITY_LIST, TYPES_ARCHIVE, WORKING_COPY } from './registry';
export type {
  Agreement,
  BuildProvenance,
  Release,
  ReleaseChange,
  ReleaseKey,
  ReleaseKeys,
  ReleaseRegistry,
  ReleaseSet,
  RemoteChannel,
  TakenBack,
} from './registry';
