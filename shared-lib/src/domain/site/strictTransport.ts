/** What every origin of the shop tells browsers where HTTPS is demanded: a year without plain text, for every name below its own. */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains';
