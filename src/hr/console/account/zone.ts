/** Kept at sign-in, since mails and the scheduler know no browser. */
export const zoneOfBrowser = (): { time_zone: string } => ({
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});
