import type { CallContext } from '../../../server/context.ts';

export type SettingsError =
  | 'NoAlertWords'
  | 'Mandatory'
  | 'NoSocialLink'
  | 'ProtectedTag'
  | 'TagInUse'
  | 'PauseBegun'
  | 'PauseReversed'
  | 'PauseTooLong';

export type SettingsContext = CallContext<SettingsError>;
