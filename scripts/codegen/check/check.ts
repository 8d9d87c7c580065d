import { buildArtifacts } from '../build.ts';
import { type Complaint, complain, type Documents, inOrder } from '../document.ts';
import { entriesOf } from '../entries.ts';
import type { CodeUse } from '../source-use.ts';
import { withWholeCalls } from '../whole-calls.ts';
import { checkActionValues } from './action-values.ts';
import { checkAddresses } from './addresses.ts';
import { checkAuditNames } from './audit-names.ts';
import { checkCalls } from './call-fields.ts';
import { checkCallLevels } from './call-levels.ts';
import { checkCallValues } from './call-values.ts';
import { checkWire } from './call-wire.ts';
import type { Checking } from './checking.ts';
import { unknownInCode } from './code-ids.ts';
import { checkMissingParts, uncalledParts } from './code-parts.ts';
import { checkComputed } from './computed-fields.ts';
import { checkDataSchemas } from './data-schemas.ts';
import { duplicates } from './duplicates.ts';
import { checkEntities } from './entity-fields.ts';
import { checkForms } from './form-fields.ts';
import { checkFormSense } from './form-sense.ts';
import { checkGates } from './gate-conditions.ts';
import { checkGateRecords } from './gate-records.ts';
import { checkLabelInputs, checkLabelTexts } from './hidden-signs.ts';
import { checkListAnswers } from './list-answer.ts';
import { checkListGates } from './list-gates.ts';
import { checkInputs } from './list-inputs.ts';
import { checkListOrder } from './list-order.ts';
import { checkListSense } from './list-sense.ts';
import { checkFilledByCode, checkMails, checkStillTexts, checkTexts } from './message-texts.ts';
import { isSound, walkDocument } from './meta-walk.ts';
import { checkReferences } from './names.ts';
import { checkOptions } from './option-lists.ts';
import { checkRawColumns } from './raw-columns.ts';
import { checkRemoved } from './removed-names.ts';
import { checkRoutes } from './routes.ts';
import { checkSchedules } from './schedules.ts';
import { checkScreens } from './screen-fields.ts';
import { checkScreenNeeds } from './screen-needs.ts';
import { checkShownRelations } from './shown-relations.ts';
import { checkStorageNames } from './storage-names.ts';
import { checkStoredKinds } from './stored-kinds.ts';
import { checkSuperfluous } from './superfluous.ts';
import { checkUse } from './unused.ts';
import { widgetReferences } from './widget-settings.ts';

interface CheckOptions {
  /** What code names, besides the documents; without it nothing is said about unused messages and gates. */
  usedInCode?: CodeUse;
}

/** In the order of their places. Empty: the documents can be built. */
export function checkDocuments(documents: Documents, options: CheckOptions = {}): Complaint[] {
  const { artifacts, complaints, resolver } = buildArtifacts(documents);
  const walked = documents.files.map(walkDocument);
  const found = [
    ...documents.complaints,
    ...complaints,
    ...duplicates(documents),
    ...walked.flatMap((one) => one.complaints),
  ];
  const unresolved = new Set(complaints.map((complaint) => complaint.file));
  const whole = withWholeCalls(documents);
  const entries = entriesOf(whole);
  const checking: Checking = {
    documents: whole,
    entries: entries.filter(({ document }) => isSound(document) && !unresolved.has(document.file)),
    declared: entries,
    definitions: documents.files.filter((file) => file.kind === 'definitions' && isSound(file)),
    references: [...walked.flatMap((one) => one.references), ...documents.files.flatMap(widgetReferences)],
    broken: documents.files.filter((file) => file.broken),
    hasFaults: !documents.files.every(isSound),
    artifacts,
    resolver,
    usedInCode: options.usedInCode,
    say: (document, path, sentence, suggestion) => found.push(complain(document, path, sentence, suggestion)),
  };
  for (const check of checks) check(checking);
  if (options.usedInCode) {
    found.push(...unknownInCode(checking, options.usedInCode));
    found.push(...uncalledParts(checking, options.usedInCode.parts));
    // What is wrong comes first.
    if (found.length === 0) checkSuperfluous(checking, documents);
  }
  return inOrder(found);
}

const checks = [
  checkReferences,
  checkOptions,
  checkGates,
  checkGateRecords,
  checkListGates,
  checkUse,
  checkMissingParts,
  checkEntities,
  checkAuditNames,
  checkLabelTexts,
  checkLabelInputs,
  checkStorageNames,
  checkStoredKinds,
  checkRemoved,
  checkCalls,
  checkWire,
  checkCallValues,
  checkCallLevels,
  checkComputed,
  checkForms,
  checkFormSense,
  checkScreens,
  checkScreenNeeds,
  checkShownRelations,
  checkRawColumns,
  checkInputs,
  checkListAnswers,
  checkListOrder,
  checkListSense,
  checkActionValues,
  checkAddresses,
  checkRoutes,
  checkSchedules,
  checkDataSchemas,
  checkTexts,
  checkStillTexts,
  checkFilledByCode,
  checkMails,
];
