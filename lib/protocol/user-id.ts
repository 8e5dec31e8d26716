const USER_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether somebody is named by id; no name may look like one, being shorter. */
export const isUserId = (who: string): boolean => USER_ID.test(who);
