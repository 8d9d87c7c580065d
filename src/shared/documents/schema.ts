/**
 * A data schema as the engine reads it: draft-07, every `$ref` already inlined and every `x-options`
 * already turned into an `enum`, so that no reader resolves anything.
 */
export interface Schema {
  type?: SchemaType | SchemaType[];
  title?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  /** In an answer, as documents write it: the properties that may be absent, or true for all. Codegen makes `required` of it. */
  optional?: string[] | true;
  /** The entity whose `fields` an object holds, as documents write it. Codegen makes `properties` of them. */
  of?: string;
  fields?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  /** Properties of each object of a list, as documents write it. Codegen makes `items` of them. */
  each?: Record<string, Schema>;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minProperties?: number;
  maxProperties?: number;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  not?: Schema;
  if?: Schema;
  then?: Schema;
  else?: Schema;
  readOnly?: boolean;
  /** As in ajv-errors. Each value is a message id; the text is put in when validators are compiled. */
  errorMessage?: Record<string, string | Record<string, string>>;
  /** Constant that stands as the default; gone once schemas are resolved. */
  'x-default'?: string;
  /** Option list whose values are the allowed ones; the labels are shown in its place. */
  'x-options'?: string;
  /** Entity whose record id this holds; the column gets a foreign key within the company. */
  'x-relation'?: string;
  /** Field of the related entity that is also served, as `<property>__name`. */
  'x-label'?: string;
  /** The label is told to anyone who may read the reference, also of a record outside of their scope. */
  'x-public-label'?: true;
  /** SQL column name, where it is not the property's name in snake_case. */
  'x-column'?: string;
  /** The property's former name; its column is renamed and keeps its data. */
  'x-renamed-from'?: string;
  /** The keys of what is held name fields of this entity: they are renamed with its columns. */
  'x-keys-of'?: { entity: string; as: string };
  /** Gate that must allow reading; refused means the property is absent everywhere: row, sort, filter, export, audit. */
  'x-read'?: string;
  /** Gate that must allow writing; refused means 403 with this field named. */
  'x-write'?: string;
  /** How a value is shown to someone whom `x-read` refuses: absent, or masked. */
  'x-mask'?: 'last4' | 'email' | 'hidden';
  /** Personal data is findable per person; a secret is never answered, logged or audited. */
  'x-sensitive'?: 'personal' | 'secret';
  /** Kept sealed under the server's key. A new key seals it anew. */
  'x-sealed'?: SealedRule;
  /** Holds the path of a picture; a change brings the file itself, which the engine checks and writes anew. */
  'x-image'?: ImageRule;
  /** A file of a multipart call, or a text, that holds a table; the engine reads its first rows before the call's transaction. */
  'x-sheet'?: SheetRule;
  /** Formatted text (HTML), cleaned by the engine before it is stored. */
  'x-rich-text'?: { maxVisible: number };
  /** Groups of fields that this one is in; documents name a group for each of its fields: `<people/user#audience>`. */
  'x-groups'?: string[];
  /** Other headings that mean it in a file. */
  'x-also'?: string[];
  /** Not stored: computed by the handler or the entity's hook; from these fields of the record. */
  'x-virtual'?: true | string[];
}

export interface ImageRule {
  /** `square` is cut from the middle; `fit` keeps the proportions. */
  shape: 'square' | 'fit';
  /** Longest side that is kept, in pixels. */
  size: number;
  type: 'jpeg' | 'png';
  /** Of the file as it is sent. */
  maxBytes: number;
  /** What is said of a file that is no such picture, and of one that is too large: message ids. */
  wrongType: string;
  tooLarge: string;
}

export interface SheetRule {
  /** So many rows, the headings among them, are given to the call. */
  firstRows: number;
  /** Ids of constants, by the name of the limit. */
  limits: Readonly<Record<SheetLimitName, string>>;
}

type SheetLimitName =
  | 'rows'
  | 'columns'
  | 'cell'
  | 'cells'
  | 'signs'
  | 'texts'
  | 'textBytes'
  | 'unpacked'
  | 'seconds'
  | 'megabytes';

export type SchemaType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/** The root of an entity, a body, a query or an answer. */
export interface ObjectSchema extends Schema {
  type: 'object';
  properties: Record<string, Schema>;
}

/** For whom (a property of the row), and as what. `lost`: what the row says once no key opens it; without it the row goes. */
export interface SealedRule {
  for: string;
  as: string;
  lost?: Record<string, unknown>;
}

/** A value that is asked for; a list: any of these. */
export type Wanted = Scalar | Scalar[];
type Scalar = string | number | boolean | null;
