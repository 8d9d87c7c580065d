import type { ArtifactsPart } from '../../src/console/slots.ts';
import type { Artifacts } from '../../src/shared/documents/artifacts.ts';
import { resourcesOf } from '../../src/shared/screens/resources.ts';
import { initialPart, subjectPart, subjectsOf } from './parts.ts';
import { formDataSchema, formValidatorsCode } from './validators/form-code.ts';

/** A browser reads a long text as JSON faster than as a script. */
const parsed = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/** Documents without the id under which they stand anyway: `named` puts it back. */
function unnamed(part: ArtifactsPart): unknown {
  const without = (documents: object) =>
    Object.entries(documents).map(([key, document]) => {
      const { id, ...rest } = document as { id?: unknown };
      return [key, id === key ? rest : document];
    });
  return Object.fromEntries(
    Object.entries(part).map(([kind, documents]) => [kind, Object.fromEntries(without(documents))]),
  );
}

const named = `const named = (part) => {
  for (const documents of Object.values(part)) for (const id in documents) documents[id].id ??= id;
  return part;
};`;

export function subjectModule(artifacts: Artifacts, subject: string): string {
  return `export const part = ${parsed(unnamed(subjectPart(artifacts, subject)))};\n`;
}

export function formModule(artifacts: Artifacts, id: string): string {
  return formValidatorsCode(formDataSchema(artifacts, id));
}

/** The module that exports `source`; `live` for the dev server, where documents change under an open page. */
export function sourceModule(artifacts: Artifacts, live: boolean): string {
  return `const subjects = {\n${subjectsOf(artifacts).map(subjectLine).join('')}};
${live ? liveForms : builtForms}
${named}
const source = {
  initial: named(${parsed(unnamed(initialPart(artifacts)))}),
  resources: ${parsed(resourcesOf(artifacts))},
  subject: async (name) => (subjects[name] ? named((await subjects[name]()).part) : {}),
  form,${live ? '\n  subscribe,' : ''}
};\nexport { source };
`;
}

/** Where each form is: with those who open one, for the list of them grows with the product. */
export function formsModule(artifacts: Artifacts): string {
  const forms = Object.values(artifacts.forms).filter((form) => form.schema);
  return `export const forms = {\n${forms.map((form) => formLine(form.id)).join('')}};\n`;
}

const subjectLine = (name: string): string =>
  `  ${JSON.stringify(name)}: () => import("virtual:rapport/subject/${name}"),\n`;
const formLine = (id: string): string => `  ${JSON.stringify(id)}: () => import("virtual:rapport/form/${id}"),\n`;

const builtForms = `const form = async (id) => {
  const { forms } = await import("virtual:rapport/forms");
  if (!forms[id]) throw new Error("There is no form " + id);
  const { schema, validators } = await forms[id]();
  return { schema, validators };
};`;

/** A changed form is another address, or the browser would answer with the module that it has. */
const liveForms = `let stamp = 0;
const listeners = new Set();
const form = async (id) => {
  const path = import.meta.env.BASE_URL + "@id/__x00__virtual:rapport/form/" + id + "?t=" + stamp;
  const { schema, validators } = await import(/* @vite-ignore */ path);
  return { schema, validators };
};
const subscribe = (listener) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
import.meta.hot.on("rapport:artifacts", (change) => {
  stamp = change.stamp;
  for (const overlay of document.querySelectorAll("vite-error-overlay")) overlay.close();
  for (const listener of listeners) listener(change.part);
});`;
