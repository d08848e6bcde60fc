import type { Plugin } from "vite";

/** The module that renders pages, as `npm run dev` loads it anew with each change. */
interface EntryModule {
  developmentDocument(path: string): Promise<string>;
}

/** For `npm run dev`: renders the page of an address when it is asked for. */
export function developmentPages(): Plugin {
  return {
    name: "tactician-development-pages",
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        const address = request.originalUrl ?? "/";
        if (!request.headers.accept?.includes("text/html")) return next();
        try {
          const entry = (await server.ssrLoadModule(
            "/app/document/entry.server.tsx",
          )) as unknown as EntryModule;
          const html = await entry.developmentDocument(new URL(address, "http://localhost").pathname);
          response.setHeader("Content-Type", "text/html");
          response.end(html);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
