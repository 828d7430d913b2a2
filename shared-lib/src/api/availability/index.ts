export { readAvailability } from './readAvailability';
export type { Availability } from './readAvailability';
export { readConfiguratorAvailability } from './readConfiguratorAvailability';
export type { ConfiguratorAvailability } from './readConfiguratorAvailability';
export { readInventory } from './readInventory';
export type { InventoryLevel, ReadInventoryInput } from './readInventory';
export { requestStockNotice } from './requestStockNotice';
export type { StockNoticeInput } from './requestStockNotice';
