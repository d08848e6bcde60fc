import type { Site } from "@tactician/static-site";
import type { App } from "./app-type.ts";
import type { ServerConfig } from "./config.ts";
import { sendSiteNotFound } from "./http/send.ts";

const SECURITY_TXT = "/.well-known/security.txt";

const DAY_MS = 86_400_000;
/** Less than the year that RFC 9116 names: a copy of a site that is gone says soon that it is old. */
const VALID_DAYS = 180;

/** Where to report a weakness, RFC 9116; not there without `SECURITY_CONTACT`. */
export function addSecurityTxt(
  app: App,
  site: Site,
  config: ServerConfig,
  now: () => number = Date.now,
): void {
  app.get(SECURITY_TXT, { schema: { hide: true } }, (request, reply) => {
    if (config.SECURITY_CONTACT === undefined) return sendSiteNotFound(site, request, reply);
    return reply
      .headers({ ...reply.securityHeaders, "cache-control": "public, max-age=86400" })
      .type("text/plain; charset=utf-8")
      .send(securityTxt(config.SECURITY_CONTACT, config.SITE_URL, now()));
  });
}

/** The same for a whole day. */
function securityTxt(contact: string, siteUrl: string, now: number): string {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    "Preferred-Languages: en",
    // The RFC asks for https in all web addresses.
    ...(siteUrl.startsWith("https:") ? [`Canonical: ${siteUrl}${SECURITY_TXT}`] : []),
  ];
  return `${lines.join("\n")}\n`;
}
