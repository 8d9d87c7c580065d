import type { CallContext } from '../../../server/context.ts';

type SettingsError =
  | 'NoAlertWords'
  | 'Mandatory'
  | 'NoSocialLink'
  | 'ProtectedTag'
  | 'TagInUse'
  | 'TagAsked'
  | 'HolidayTwice'
  | 'PauseBegun'
  | 'PauseReversed'
  | 'PauseTooLong';

export type SettingsContext = CallContext<SettingsError>;
