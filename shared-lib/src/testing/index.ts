export { aDeliveryPromise } from './aDeliveryPromise';
export { aCart, anAddress, anOrder, anOrderLine, anOrderSummary } from './aCart';
export { aContact, aGuest, aPerson, aSignedInUser, aWalletCard, anAnonymousUser } from './aPerson';
export { aListingProduct, aPrice, aProduct, aSku, anAttachment, attributesOf } from './aProduct';
export { aConfiguration, aSite } from './aSite';
export { aLocatorStore, aSchedule, aStore } from './aStore';
export { fakeIntersections } from './fakeIntersections';
export { answeringClient } from './answeringClient';
export { failWith, fakeClient } from './fakeClient';
export type { FakeClient, FakeHandler, FakeHandlers } from './fakeClient';
export { fakeBus, fakeCommands, fakeConsent, fakeIdentity, fakeServices } from './fakeServices';
export type { FakeServiceOverrides, FakeServices } from './fakeServices';
export { valuesOf } from './opticalValues';
export { quiet } from './quiet';
// Values and tables that only tests ask for.
export { CONTRACT_VERSION } from '../contracts/contractVersion';
export { ATTRIBUTE_WRITERS } from '../domain/order/attributeWriters';
export { ROUTE_TABLE } from '../domain/routing/routeTable';
export { EVERY_CALL } from '../api/everyCall/everyCall';
