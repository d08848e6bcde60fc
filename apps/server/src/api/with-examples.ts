/** What to ask an address with, and what it then says, by status. Pictures have no example. */
export interface RouteExample {
  parameters?: Readonly<Record<string, string>>;
  answers: Readonly<Record<number, unknown>>;
}

interface Operation {
  parameters?: { name: string }[];
  responses?: Record<string, { content?: Record<string, object> }>;
}

/** As much of an OpenAPI document as examples go into. */
interface ApiDocument {
  paths?: Record<string, { get?: Operation }>;
}

/** A copy of an OpenAPI document with the examples of each address as the router has it. */
export function withExamples(document: object, examples: Readonly<Record<string, RouteExample>>): object {
  // Put into the routes' schemas instead, the examples would be read as schemas: one has a field called "properties".
  const copy: ApiDocument = JSON.parse(JSON.stringify(document));
  const byAddress = new Map(Object.entries(examples));
  for (const [path, { get }] of Object.entries(copy.paths ?? {})) {
    const example = byAddress.get(path.replace(/\{(\w+)\}/g, ":$1"));
    if (get === undefined || example === undefined) continue;
    const parameters = new Map(Object.entries(example.parameters ?? {}));
    for (const parameter of get.parameters ?? [])
      Object.assign(parameter, { example: parameters.get(parameter.name) });
    for (const [status, { content }] of Object.entries(get.responses ?? {}))
      Object.assign(content?.["application/json"] ?? {}, { example: example.answers[Number(status)] });
  }
  return copy;
}
