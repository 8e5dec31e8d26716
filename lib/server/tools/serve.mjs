// Starts the built server.
process.env.NODE_ENV ||= "production";
process.env.NEXT_TELEMETRY_DISABLED ||= "1";
await import("../../../dist/server.mjs");
