import { useCallback } from 'react';
import { useEntity } from '../../../../console/parts.ts';
import { useFilled } from '../../templates/use-filled.ts';

/** What a template says to one person. */
interface Said {
  summary: string;
  description: string;
}

/** Takes a template for a meeting: its subject becomes the summary, which is shorter. */
export function useTemplate(person: string): (template: string) => Promise<Said | undefined> {
  const take = useFilled(person);
  const most = useEntity('people/meeting')?.schema.properties.title?.maxLength;
  return useCallback(
    async (id) => {
      const filled = await take(id);
      return filled && { summary: filled.templateSubject.slice(0, most), description: filled.templateBody };
    },
    [take, most],
  );
}
