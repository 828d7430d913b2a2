/** `errorKey` of an answer that does not have the shape the contract promises. */
export const UNREADABLE_ANSWER = 'UNREADABLE_ANSWER';
