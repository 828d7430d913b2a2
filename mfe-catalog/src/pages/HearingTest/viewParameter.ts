/** Query parameter that opens the check itself, or the result kept on the device. */
export const VIEW_PARAMETER = 'check';
