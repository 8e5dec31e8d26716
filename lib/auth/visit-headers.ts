/** Headers by which the server tells pages from where they are asked for, whatever a request brings of them. */
export const NETWORK_HEADER = "x-opensky-network";
/** `yes` for a browser on the server's own machine. */
export const LOCAL_HEADER = "x-opensky-local";
