/**
 * Stands in the build for the CSV writer of react-admin's own exporter: lists here write theirs (`csv.ts`), and the
 * other would be loaded with every list.
 */
export default function noExporter(): never {
  throw new Error('react-admin’s exporter is not part of this console; see screens/list/csv.ts.');
}
