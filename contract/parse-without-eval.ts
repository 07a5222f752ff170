import { config } from "zod";

// In a browser zod would compile each schema as it is made, which the content security policy refuses and reports.
if ("window" in globalThis) config({ jitless: true });
