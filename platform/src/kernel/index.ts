export { namedShopper, noAuthority } from './behalf';
export type { BehalfAuthority } from './behalf';
export {
  actorOf,
  anonymousAuthenticator,
  genericCaller,
  genericUserNotAllowed,
  requireRegistered,
  requireShopper,
  segmentOf,
} from './caller';
export type { Authenticator, Caller } from './caller';
export { systemClock, testClock } from './clock';
export type { Clock } from './clock';
export { eachCsvRecord, readCsv } from './csv';
export { openDatabase } from './database';
export { isNewFolder } from './databaseFolder';
export type { DatabaseOptions, Db, NoTables, OpenDatabase, Trx } from './database';
export { boundingBox, distanceKm, kmPerMile } from './distance';
export type { Coordinates } from './distance';
export { sumInTurn } from './eachInTurn';
export { lockFolder } from './folderLock';
export { Fault, faultBody, internalError, invalidInput, notFound, unknownId } from './errors';
export type { WireError, WireErrors } from './errors';
export { dataFile, packageFile, platformRoot } from './files';
export { drawPaper, printable } from './paper';
export type { Paper } from './paper';
export { FolderInUse } from './folderLock';
export { escapeHtml } from './escapeHtml';
export { addRoutes, createHttpApp, faultOf, logFault, resourceId, sendFault } from './http';
export type { HttpApp, HttpOptions, RoutePlugin } from './http';
export { nextNumber, randomToken } from './ids';
export type { NumberSequence } from './ids';
export { readJson } from './json';
export { lockList } from './listLock';
export { migrate } from './migrate';
export type { MigrationSet } from './migrationSet';
export { createObjectStore, ObjectStoreFailure, readObjectStoreSettings } from './objectStore';
export type { ObjectStore, ObjectStoreSettings } from './objectStore';
export { isToken, requireOperationsToken } from './operations';
export { profileName } from './profile';
export { traceQuery, traceRequests } from './tracing';
export { inTransaction } from './transaction';
export { freeKeys } from './validators';
export { minorUnits, wireAmount, wireQuantity } from './wire';
export { dayAfter, dayAt, momentOf } from './wallClock';
