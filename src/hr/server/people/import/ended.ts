/** Why an import goes no further: not allowed any more to import or to change people, asked to stop, its file is gone, or too many would be deactivated. What is done is kept. */
export class Ended extends Error {
  readonly why: 'rights' | 'change' | 'stop' | 'gone' | 'many';
  constructor(why: 'rights' | 'change' | 'stop' | 'gone' | 'many') {
    super(`the import ends: ${why}`);
    this.why = why;
  }
}
