/** Errors that the engine itself answers with: their status, and the message of `schemas/` that says them. */
export const engineErrors = {
  Invalid: { status: 400, message: 'shell/invalid' },
  UnknownField: { status: 400, message: 'shell/engine.unknown-field' },
  IdsDiffer: { status: 400, message: 'shell/engine.ids-differ' },
  SignedOut: { status: 401, message: 'shell/sign-in-first' },
  TokenNeeded: { status: 401, message: 'shell/engine.token-needed' },
  TokenElsewhere: { status: 401, message: 'shell/engine.token-elsewhere' },
  SignatureNeeded: { status: 401, message: 'shell/engine.signature-needed' },
  StepUpNeeded: { status: 401, message: 'shell/engine.step-up-needed' },
  TokenHeld: { status: 403, message: 'shell/engine.token-held' },
  Refused: { status: 403, message: 'shell/engine.refused' },
  Viewing: { status: 403, message: 'shell/engine.viewing' },
  ViewingOver: { status: 403, message: 'shell/engine.viewing-over' },
  NotFound: { status: 404, message: 'shell/not-found' },
  InvalidPage: { status: 404, message: 'shell/engine.invalid-page' },
  Conflict: { status: 409, message: 'shell/engine.conflict' },
  Running: { status: 409, message: 'shell/engine.running' },
  Stale: { status: 412, message: 'shell/stale' },
  TooLarge: { status: 413, message: 'shell/engine.too-large' },
  WrongType: { status: 415, message: 'shell/engine.wrong-type' },
  KeyReused: { status: 422, message: 'shell/engine.key-reused' },
  ExportFailed: { status: 409, message: 'shell/engine.export-failed' },
  TooMany: { status: 429, message: 'shell/too-many' },
  Internal: { status: 500, message: 'shell/engine.internal' },
  Unavailable: { status: 503, message: 'shell/engine.unavailable' },
} as const;

export type EngineError = keyof typeof engineErrors;
