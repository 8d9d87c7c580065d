import { planted } from './shelf.ts';

const entity = 'books/book.entity.json';
const list = 'books/book.list.call.json';
const screen = 'books/list.screen.json';
const form = 'books/book.form.json';
const texts = 'shell/shell.messages.json';

/** What is planted, and the whole line that it must lead to. */
export const faults: [name: string, changes: Record<string, string | object | null>, line: string][] = [
  [
    'an unknown key',
    planted(entity, '"plural": "Books"', '"plurals": "Books", "plural": "Books"'),
    'schemas/books/book.entity.json:3:3 #/plurals: Unknown key "plurals", known here: write, person, withoutPerson, auditPerson, auditGate, formerly, states, api, hooks, audit',
  ],
  [
    'a mistyped key',
    planted(list, '"ignored"', '"ingored"'),
    'schemas/books/book.list.call.json:31:3 #/ingored: Unknown key "ingored", did you mean "ignored"?',
  ],
  [
    'a missing key',
    planted(list, '"gate": "shell/signed-in",', ''),
    'schemas/books/book.list.call.json:1:1 #: "gate" is missing, who may. A call without a gate answers nobody. Id of a gate, such as `touchpoints/stage.edit`',
  ],
  [
    'a value out of the closed list',
    planted(list, '"method": "POST"', '"method": "POTS"'),
    'schemas/books/book.list.call.json:3:3 #/method: "POTS" is unknown here, did you mean "POST"?',
  ],
  [
    'a value of the wrong type',
    planted(entity, '"minimum": 1', '"minimum": "1"'),
    'schemas/books/book.entity.json:31:9 #/schema/properties/scale/minimum: "1" cannot stand here, it is a number',
  ],
  [
    'an unknown kind of screen',
    planted(screen, '"kind": "list"', '"kind": "lists"'),
    'schemas/books/list.screen.json:2:3 #/kind: "kind" is "lists", did you mean "list"?',
  ],
  [
    'an unknown condition of a gate',
    planted('books/book.gate.json', '"permission":', '"permision":'),
    'schemas/books/book.gate.json:5:7 #/keep/needs/permision: Unknown key "permision", did you mean "permission"?',
  ],
  [
    'broken JSON',
    planted(screen, '"kind": "list",', '"kind": "list"'),
    'schemas/books/list.screen.json:3:3 #: This is not JSON: comma expected',
  ],
  [
    'an unknown suffix',
    { 'books/book.enttiy.json': '{}' },
    'schemas/books/book.enttiy.json:1:1 #: The file name says no kind of document: it ends in .enttiy.json, did you mean "entity"?',
  ],
  [
    'a key that stands twice',
    planted(list, '"sort": [', '"title": "List",\n  "sort": ['),
    'schemas/books/book.list.call.json:28:3 #/title: The key "title" stands here twice, and only the last counts',
  ],
  [
    'an id that is declared twice',
    {
      'books/books.gate.json': {
        'book.keep': { title: 'x', needs: { public: true }, refused: 'hide', reason: 'shell/sign-in' },
      },
    },
    'schemas/books/books.gate.json:2:3 #/book.keep: The gate books/book.keep is declared a second time, first in schemas/books/book.gate.json',
  ],
  [
    'a $ref to a file that is not there',
    planted(entity, '../common/paging.json#/name', '../common/pagin.json#/name'),
    'schemas/books/book.entity.json:15:13 #/schema/properties/title/allOf/0/$ref: $ref names a file that is not there: "../common/pagin.json", did you mean "../common/paging.json"?',
  ],
  [
    'a $ref to nothing inside a file',
    planted(entity, 'paging.json#/name', 'paging.json#/nam'),
    'schemas/books/book.entity.json:15:13 #/schema/properties/title/allOf/0/$ref: $ref "../common/paging.json#/nam" leads nowhere: schemas/common/paging.json has no "nam" there, did you mean "name"?',
  ],
  [
    'a $ref that does not stand alone',
    planted(
      list,
      '"$ref": "../common/paging.json#/limit"',
      '"$ref": "../common/paging.json#/limit",\n        "maximum": 20',
    ),
    'schemas/books/book.list.call.json:13:9 #/body/properties/page_limit/maximum: A $ref stands alone, "maximum" beside it would be ignored, write "allOf": [{ "$ref": … }] and put "maximum" beside that',
  ],
  [
    'an unknown message',
    planted(screen, '"empty": "shell/none"', '"empty": "shell/non"'),
    'schemas/books/list.screen.json:28:3 #/empty: There is no message "shell/non", did you mean "shell/none"?',
  ],
  [
    'an unknown gate',
    planted(list, 'shell/signed-in', 'shell/singed-in'),
    'schemas/books/book.list.call.json:5:3 #/gate: There is no gate "shell/singed-in", did you mean "shell/signed-in"?',
  ],
  [
    'an unknown permission',
    planted('books/book.gate.json', '"keep_books"', '"keep_book"'),
    'schemas/books/book.gate.json:5:7 #/keep/needs/permission: There is no permission "keep_book", did you mean "keep_books"?',
  ],
  [
    'an unknown call',
    planted(screen, '"list": "books/book.list"', '"list": "books/book.lst"'),
    'schemas/books/list.screen.json:5:5 #/calls/list: There is no call "books/book.lst", did you mean "books/book.list"?',
  ],
  [
    'an unknown screen',
    planted('shell/navigation.screen.json', 'books/one', 'books/on'),
    'schemas/shell/navigation.screen.json:12:7 #/routes/1/screen: There is no screen "books/on", did you mean "books/one"?',
  ],
  [
    'an unknown form',
    planted('books/one.screen.json', '"form": "books/book"', '"form": "books/boek"'),
    'schemas/books/one.screen.json:4:3 #/form: There is no form "books/boek", did you mean "books/book"?',
  ],
  [
    'an unknown entity',
    planted(screen, '"resource": "books/book"', '"resource": "books/bok"'),
    'schemas/books/list.screen.json:3:3 #/resource: There is no entity "books/bok", did you mean "books/book"?',
  ],
  [
    'an unknown option list',
    planted(entity, 'books/book.kinds', 'books/book.kind'),
    'schemas/books/book.entity.json:27:9 #/schema/properties/kind/x-options: There is no option list or constant "books/book.kind", did you mean "books/book.kinds"?',
  ],
  [
    'a public label where there is none',
    planted(entity, '"maxLength": 100', '"maxLength": 100,\n        "x-public-label": true'),
    'schemas/books/book.entity.json:45:9 #/schema/properties/note/x-public-label: x-public-label speaks of a related record, but there is no x-relation',
  ],
  [
    'a text that may hold what nobody sees',
    planted(entity, '\\\\p{Default_Ignorable_Code_Point}', ''),
    'schemas/books/book.entity.json:42:7 #/schema/properties/note: What people write here stands for something, and may hold line breaks and signs that nobody sees: note, write "allOf": [{ "$ref": "common/label.json#/text" }] in place of its type, a "format" where it is no text, or "readOnly" where code alone writes it',
  ],
  [
    'an unknown rate',
    planted(list, '"rate": "read"', '"rate": "reed"'),
    'schemas/books/book.list.call.json:34:3 #/rate: There is no rate in shell/limits.rates "reed", did you mean "read"?',
  ],
  [
    'a cell that is nearly one of the engine',
    planted(screen, '"field": "sequelOf__name"', '"field": "sequelOf__name",\n      "cell": "date-tme"'),
    'schemas/books/list.screen.json:14:7 #/columns/1/cell: The engine has no cell "date-tme", did you mean "date-time"?',
  ],
  [
    'a widget that is nearly one of the engine',
    planted(form, '"when": [', '"widgets": {\n      "title": "textara"\n    },\n    "when": ['),
    'schemas/books/book.form.json:14:7 #/layout/widgets/title: The engine has no widget "textara", did you mean "textarea"?',
  ],
  [
    'a field in a layout',
    planted(form, '"kind",', '"knid",'),
    `schemas/books/book.form.json:8:11 #/layout/groups/0/fields/1: The form's call books/book.create has no field "knid", did you mean "kind"?`,
  ],
  [
    'a required field that the layout leaves out',
    planted(form, '"kind",', ''),
    'schemas/books/book.form.json:4:5 #/layout/groups: The call books/book.create requires "kind", which no group shows, add it; the widget "hidden" keeps it out of sight',
  ],
  [
    'a field in a column',
    planted(screen, '"field": "title"', '"field": "titel"'),
    'schemas/books/list.screen.json:9:7 #/columns/0/field: The entity books/book has no field "titel", did you mean "title"?',
  ],
  [
    'a column that the call does not return',
    planted(list, '"sort": [', '"returns": ["sequelOf"],\n  "sort": ['),
    'schemas/books/list.screen.json:9:7 #/columns/0/field: The call books/book.list does not return "title", name it in its "returns"',
  ],
  [
    'a sortable column that the call does not sort',
    planted(screen, '"field": "sequelOf__name"', '"field": "sequelOf__name",\n      "sortable": true'),
    'schemas/books/list.screen.json:14:7 #/columns/1/sortable: The call books/book.list does not sort by "sequelOf__name", name it in the call\'s "sort"',
  ],
  [
    'a filter that the call does not have',
    planted(screen, '"name": "kind__in"', '"name": "kind_in"'),
    'schemas/books/list.screen.json:23:9 #/filters/fields/0/name: The call books/book.list has no filter "kind_in", did you mean "kind__in"?',
  ],
  [
    'a field in search',
    planted(entity, '"search": [\n      "title"', '"search": [\n      "titel"'),
    'schemas/books/book.entity.json:60:7 #/storage/search/0: The entity has no field "titel", did you mean "title"?',
  ],
  [
    'a field in unique',
    planted(
      entity,
      '"order": "place"',
      '"order": "place",\n    "unique": [{ "name": "one", "properties": ["tilte"] }]',
    ),
    'schemas/books/book.entity.json:63:48 #/storage/unique/0/properties/0: The entity has no field "tilte", did you mean "title"?',
  ],
  [
    'a field in returns',
    planted(list, '"sort": [', '"returns": ["title", "sequelOf", "kin"],\n  "sort": ['),
    'schemas/books/book.list.call.json:28:36 #/returns/2: The entity books/book has no field "kin", did you mean "kind"?',
  ],
  [
    'a field in filters',
    planted(list, '"property": "kind"', '"property": "kindd"'),
    'schemas/books/book.list.call.json:24:7 #/filters/kind__in/property: The entity books/book has no field "kindd", did you mean "kind"?',
  ],
  [
    'a message for a rule that is not there',
    planted(entity, '"maxLength": "shell/too-long"', '"pattern": "shell/needed", "maxLength": "shell/too-long"'),
    'schemas/books/book.entity.json:23:11 #/schema/properties/title/errorMessage/pattern: There is no rule "pattern" that this message could be about, the rules here are type, not, minLength, maxLength, required',
  ],
  [
    'a parameter that the field does not have',
    planted(texts, '{maxLength}', '{maxLenght}'),
    'schemas/books/book.entity.json:23:11 #/schema/properties/title/errorMessage/maxLength: The message shell/too-long has {maxLenght}, which the field does not have, did you mean "maxLength"?',
  ],
  [
    'a parameter that nobody fills in',
    planted(texts, 'Nothing here.', 'Nothing in {place}.'),
    'schemas/books/list.screen.json:28:3 #/empty: The message shell/none has {place}, and nobody fills it in here',
  ],
  [
    'a pattern that repeats a repetition',
    planted(entity, '"maxLength": 100,', '"maxLength": 100, "pattern": "^([a-z]+)*$",'),
    'schemas/books/book.entity.json:44:27 #/schema/properties/note/pattern: The pattern repeats a group that itself repeats or branches: a long text could take for ever, repeat one set of characters instead',
  ],
  [
    'two calls on one path',
    planted('books/book.create.call.json', '"path": "/books"', '"path": "/books/list/"'),
    'schemas/books/book.create.call.json:4:3 #/path: POST /books/list/ is answered by books/book.list already',
  ],
  [
    'a handler without answers',
    planted(list, '"does": "list",', ''),
    'schemas/books/book.list.call.json:1:1 #: The call declares no "answers", say what a success answers, or let the engine serve it with "does"',
  ],
  [
    'a route that begins like the API',
    planted('shell/navigation.screen.json', '"/shelf/:id"', '"/books/:id"'),
    'schemas/shell/navigation.screen.json:11:7 #/routes/1/path: No route of the console may begin with /books, calls of the API live there, such as books/book.list',
  ],
  [
    'a control that leads nowhere',
    planted(screen, '/shelf/{id}', '/shelv/{id}'),
    'schemas/books/list.screen.json:32:7 #/row/0/goes: No route leads to /shelv/{id}, did you mean "/shelf/:id"?',
  ],
  [
    'a control that does nothing',
    planted(screen, '"goes": "/shelf/{id}"', '"icon": "view"'),
    'schemas/books/list.screen.json:30:5 #/row/0: The control does nothing, it has exactly one of opens, goes, calls, does',
  ],
  [
    'a call that a widget is told',
    planted(
      form,
      '"when": [',
      '"widgets": {\n      "title": { "widget": "relation", "call": "books/book.lists" }\n    },\n    "when": [',
    ),
    'schemas/books/book.form.json:14:40 #/layout/widgets/title/call: There is no call "books/book.lists", did you mean "books/book.list"?',
  ],
];
