/** Browsers still call some zones by names of the past; what is kept is the name of today. */
const renamed: Readonly<Record<string, string>> = { 'Asia/Calcutta': 'Asia/Kolkata' };

export const presentName = (zone: string): string => renamed[zone] ?? zone;

/** What it was called before, and is still looked for. */
export const formerNames = (zone: string): string[] => Object.keys(renamed).filter((name) => renamed[name] === zone);

/** The zone that this browser (or machine) is in. */
export const browserZone = (): string => presentName(Intl.DateTimeFormat().resolvedOptions().timeZone);
