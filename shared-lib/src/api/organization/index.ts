export { readEntitledOrganizations } from './readEntitledOrganizations';
export type { EntitledOrganization } from './readEntitledOrganizations';
export { readOrganization } from './readOrganization';
export type { Organization } from './readOrganization';
export { readOrganizationMembers } from './readOrganizationMembers';
export type { OrganizationMember } from './readOrganizationMembers';
export { registerBuyer } from './registerBuyer';
export type { RegisterBuyerInput } from './registerBuyer';
