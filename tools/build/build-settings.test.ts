import { expect, it } from "vitest";
import { readBuildSettings } from "./build-settings.ts";

const providerScripts = (environment: Record<string, string>) => readBuildSettings(environment).scriptSources;

it("without settings there is no script", () => {
  expect(providerScripts({})).toEqual([]);
  expect(providerScripts({ VITE_ANALYTICS_SCRIPT_URL: " ", VITE_SPEED_SCRIPT_URL: "" })).toEqual([]);
});

it("names the scripts that the policy must allow", () => {
  const settings = {
    VITE_ANALYTICS_SCRIPT_URL: "https://stats.example/script.js",
    VITE_SPEED_SCRIPT_URL: " https://tactician.example/_provider/speed/script.js ",
  };
  expect(providerScripts(settings)).toEqual([
    "https://stats.example/script.js",
    "https://tactician.example/_provider/speed/script.js",
  ]);
});

it.each([
  "http://stats.example/script.js",
  "stats.example/script.js",
  "https://stats.example",
  "https://user:word@stats.example/script.js",
  "https://stats.example/script.js?id=1",
  "https://stats.example/script.js; script-src *",
  "https://stats.example/a,b.js",
  "https://stats.example/'unsafe-inline'",
  "javascript:alert(1)",
])("refuses %s and says which setting it is", (address) => {
  expect(() => providerScripts({ VITE_SPEED_SCRIPT_URL: address })).toThrow(/^VITE_SPEED_SCRIPT_URL must be/);
});

it("names all mistakes at once", () => {
  const settings = { VITE_ANALYTICS_SCRIPT_URL: "x", VITE_SPEED_SCRIPT_URL: "y" };
  expect(() => providerScripts(settings)).toThrow(/ANALYTICS.*\n.*SPEED/);
});

it("names the other hosts that pages load data from", () => {
  const { connectSources } = readBuildSettings({
    VITE_API_URL: "https://api.tactician.example/api",
    VITE_STATS_URL: "",
  });
  expect(connectSources).toEqual(["https://api.tactician.example"]);
});

it("takes the site's address without a slash at the end", () => {
  expect(readBuildSettings({ SITE_URL: "https://tactician.example/" }).siteUrl).toBe(
    "https://tactician.example",
  );
});
