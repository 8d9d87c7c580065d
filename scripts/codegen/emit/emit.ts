import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import { type CodeParts, noParts } from '../code-parts.ts';
import { callsFile } from './calls.ts';
import { entitiesFile } from './entities.ts';
import { namesFile } from './names.ts';
import { opensFile } from './opens.ts';
import { componentsFile, handlersFile, standaloneFile } from './registries.ts';
import { tablesFile } from './tables.ts';
import { jobsFile, messagesFile, optionsFile } from './words.ts';

/** All files of src/generated: path below the project → text, not yet formatted. */
export async function emitFiles(artifacts: Artifacts, parts: CodeParts = noParts): Promise<Record<string, string>> {
  const [calls, entities, jobs] = await Promise.all([
    callsFile(artifacts),
    entitiesFile(artifacts),
    jobsFile(artifacts),
  ]);
  const files: Record<string, string> = {
    'standalone.ts': standaloneFile(artifacts, parts),
    'calls.ts': calls,
    'components.ts': componentsFile(artifacts, parts),
    'entities.ts': entities,
    'handlers.ts': handlersFile(artifacts, parts),
    'jobs.ts': jobs,
    'messages.ts': messagesFile(artifacts),
    'names.ts': namesFile(artifacts),
    'opens.ts': opensFile(artifacts),
    'options.ts': optionsFile(artifacts),
    'tables.ts': tablesFile(artifacts),
  };
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`src/generated/${name}`, text]));
}
