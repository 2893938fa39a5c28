import { readFileSync } from "node:fs";
import { validateXML } from "xmllint-wasm";

const read = (name: string) => readFileSync(`test/support/schemas/${name}`, "utf8");
const file = (fileName: string) => ({ fileName, contents: read(fileName) });

const schemas = {
  gpx: { schema: [file("gpx11.xsd")], preload: [] },
  kml: { schema: [file("ogckml22.xsd")], preload: [file("atom-author-link.xsd"), file("xAL.xsd")] },
};

/** libxml2's errors for a file against its schema. */
export async function faultsIn(ending: keyof typeof schemas, contents: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: `places.${ending}`, contents },
    ...schemas[ending],
    maxMemoryPages: 2048,
  });
  return errors.map(({ rawMessage }) => rawMessage);
}
