import { resolve } from 'node:path';

/** Port of the shop under test; the platform and the gateway take the next hundred. */
export const E2E_PORT = Number(process.env['E2E_PORT'] ?? 4300);

export const SHOP = `http://localhost:${E2E_PORT}`;

/** The partners' origin, on its port of that hundred. */
export const PARTNERS = `http://localhost:${E2E_PORT + 102}`;

/** The platform, on its port of that hundred. */
export const PLATFORM = `http://localhost:${E2E_PORT + 100}`;

/** The card gateway, on its port of that hundred. */
export const GATEWAY = `http://localhost:${E2E_PORT + 101}`;

/** Opens the calls of operations in the shop under test. */
export const OPERATIONS_TOKEN = 'journeys operate';

/** Opens the calls that read whole search indices of the shop under test. */
export const SEARCH_ADMIN_KEY = 'journeys read indices';

/** Opens previews of content in the shop under test. */
export const PREVIEW_TOKEN = 'let-me-see';

/** Data of the shop under test, made again for each run. */
export const E2E_DATA = resolve(__dirname, '../../.data/e2e');

export const REPOSITORY = resolve(__dirname, '../..');
