/** Why an import goes no further: not allowed any more, asked to stop, its file is gone, or too many would be deactivated. What is done is kept. */
export class Ended extends Error {
  readonly why: 'rights' | 'stop' | 'gone' | 'many';
  constructor(why: 'rights' | 'stop' | 'gone' | 'many') {
    super(`the import ends: ${why}`);
    this.why = why;
  }
}
