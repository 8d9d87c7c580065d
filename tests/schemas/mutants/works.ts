import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildArtifacts, compileValidators, emitFiles, formValidatorsCode } from '../../../scripts/codegen/api.ts';
import type { Documents } from '../../../scripts/codegen/document.ts';
import { subjectsOf } from '../../../scripts/codegen/parts.ts';
import { createAjv } from '../../../scripts/codegen/validators/ajv.ts';
import { formDataSchema } from '../../../scripts/codegen/validators/form-code.ts';
import { validatorSchemas } from '../../../scripts/codegen/validators/schemas.ts';
import { sourceModule, subjectModule } from '../../../scripts/codegen/virtual-modules.ts';
import { schemaSql } from '../../../scripts/migrate/difference.ts';
import { product } from '../../../src/hr/server/product.ts';
import { createApp } from '../../../src/server/app.ts';
import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import { emptyStore, testStore } from '../../support/database.ts';

/**
 * What a set of documents leads to: artifacts, generated files, validators of the server and of forms, and a server that
 * starts with them. Throws where one of these fails.
 */
export async function makeAll(documents: Documents, before: Artifacts): Promise<Artifacts> {
  const { artifacts, complaints } = buildArtifacts(documents);
  if (complaints.length > 0) throw new Error(JSON.stringify(complaints));
  await emitFiles(artifacts);
  compileChanged(artifacts, before);
  sourceModule(artifacts, false);
  for (const subject of subjectsOf(artifacts)) subjectModule(artifacts, subject);
  await started(artifacts, before);
  return artifacts;
}

/** Those that differ: what has not changed was compiled for the product itself. */
function compileChanged(artifacts: Artifacts, before: Artifacts): void {
  const was = validatorSchemas(before);
  const is = validatorSchemas(artifacts);
  for (const mode of ['strict', 'coercing'] as const) {
    const ajv = createAjv(mode);
    for (const [name, schema] of Object.entries(is[mode]))
      if (JSON.stringify(schema) !== JSON.stringify(was[mode][name])) ajv.compile(schema);
  }
  for (const [id, form] of Object.entries(artifacts.forms)) {
    if (!form.schema || JSON.stringify(form) === JSON.stringify(before.forms[id])) continue;
    formValidatorsCode(formDataSchema(artifacts, id));
  }
}

async function started(artifacts: Artifacts, before: Artifacts): Promise<void> {
  const same = JSON.stringify(artifacts.entities) === JSON.stringify(before.entities);
  const store = await (same ? testStore(before.entities) : emptyStore());
  if (!same) await store.exec(await schemaSql(artifacts.entities));
  const dataDir = mkdtempSync(join(tmpdir(), 'rapport-mutants-'));
  try {
    const app = await createApp({
      artifacts,
      validators: compileValidators(artifacts),
      product,
      store,
      config: {
        production: false,
        pressure: false,
        dataDir,
        origin: 'http://localhost:3000',
        secret: 'a secret of the tests, long enough to be one',
        mailFrom: 'Rapport <no-reply@localhost>',
        idleMinutes: 30,
        absoluteHours: 12,
        trustedProxies: [],
        logLevel: 'silent',
        product: 'rapport',
        wireZone: 'Asia/Kolkata',
      },
    });
    await app.ready();
    await app.engineServices.start();
    const answer = await app.inject({ url: '/readyz' });
    await app.close();
    await app.engineServices.jobs.stop();
    app.engineServices.close();
    if (answer.statusCode !== 200) throw new Error(`/readyz answers ${answer.statusCode}: ${answer.body}`);
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
