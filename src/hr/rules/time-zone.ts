/** Browsers still call some zones by names of the past; what is kept is the name of today. */
const renamed: Readonly<Record<string, string>> = { 'Asia/Calcutta': 'Asia/Kolkata' };

/** The zone that a browser names, by the name that is kept; null when there is no such zone. */
export function keptZone(browsers: string | undefined): string | null {
  if (!browsers) return null;
  const name = renamed[browsers] ?? browsers;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return renamed[timeZone] ?? timeZone;
  } catch {
    return null;
  }
}
