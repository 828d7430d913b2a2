/** Customer segments as price entries spell them (CAT-07); apart from the choice of a price, which few pages make. */
export const GUEST_SEGMENT = 'Guest';
export const REGISTERED_SEGMENT = 'RegisteredUsers';
