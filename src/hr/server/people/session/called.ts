import { userProfile } from '../../../../generated/tables.ts';
import { namesOf } from '../../../rules/transcript.ts';

const { display_name, first_name, last_name, email, alternateEmail, employee_id, phoneNumber } = userProfile;

/** What tells in a sentence who somebody is. */
export const calledFields = { display_name, first_name, last_name, email, alternateEmail, employee_id, phoneNumber };

/** Nulls are those of a join that found nobody. */
type Called = { [Field in keyof typeof calledFields]: string | null };

export function wordsOf(person: Called): string[] {
  const given = (...words: (string | null)[]) => words.filter((word) => word !== null);
  return namesOf(
    given(person.display_name, person.first_name, person.last_name),
    given(person.email, person.alternateEmail, person.employee_id, person.phoneNumber),
  );
}
