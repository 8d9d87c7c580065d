/**
 * Stands in the build for the package with which react-admin makes labels out of names: every label here stands in a
 * document, so that plain words do where it asks all the same.
 */
export const humanize = (name: string): string => {
  const words = name.replace(/_id$/, '').replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const pluralize = (name: string): string => name;
export const inflect = (name: string): string => name;
export const transform = (name: string): string => humanize(name);
export const singularize = (name: string): string => name;
export const capitalize = (name: string): string => humanize(name);
