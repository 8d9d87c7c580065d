import type { RJSFSchema, RJSFValidationError } from '@rjsf/utils';
import { createSchemaUtils } from '@rjsf/utils';
import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Form } from '../../shared/documents/form.ts';
import type { ObjectSchema } from '../../shared/documents/schema.ts';
import { useConstant } from '../artifacts/use-artifacts.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { FormPart } from '../slots.ts';
import { Beside } from './Beside.tsx';
import { type Begun, begunOf, resumed, withoutSecrets } from './begun.ts';
import { dropErrors, inWords, rehome, serverErrors } from './errors.ts';
import { defaults, firstValues } from './first-values.ts';
import { FormValidator } from './form-validator.ts';
import { FormValues, FormValuesContext } from './form-values.ts';
import { KeepingForm } from './KeepingForm.tsx';
import { Pending, PendingContext } from './pending.ts';
import type { FormContext } from './theme/ErrorSummary.tsx';
import { labelOf, orderOf, uiSchemaOf } from './ui-schema.ts';
import { useConfirmed } from './use-confirmed.ts';
import { changes, pick, same, type Values, visible } from './values.ts';

/** A field by the id of its control. */
export interface FieldPlace {
  last?: string;
  wanted?: boolean;
}

export interface DocumentFormProps {
  form: Form;
  part: FormPart;
  /** The record being edited, or what a new one starts with. */
  record?: Values;
  /** Values that are no fields and go along: rules of the layout may speak of them, and they are checked with the rest. */
  fixed?: Values;
  /**
   * All values, and those that differ from what the form started with; hidden fields are in neither.
   * `names` says what newly picked records are called (`sender__name`), each beside its id.
   */
  onSubmit(values: Values, changed: Values, names: Values): void;
  /** It was to be submitted, and is not right yet. */
  onInvalid?(): void;
  onDirty?(dirty: boolean): void;
  /** What was left unfinished, in place of what the form would start with. */
  begun?: Begun;
  /** Put in by something else, such as a template: each new one once, beside what is typed meanwhile. */
  put?: Values | undefined;
  /** Told what is half done, without passwords and codes; null: nothing is. */
  onKeep?(begun: Begun | null): void;
  /** Kept true while an input holds what the form has not been told yet: no drawing hangs on it. */
  typing?: RefObject<boolean>;
  /** Where the keyboard was last, kept over a new beginning of the form; it goes back there when it is `wanted`. */
  place?: RefObject<FieldPlace>;
  /** Sentences of the server, by dotted path. */
  errors?: Record<string, string[]>;
  /** A password that was refused: its field is emptied and takes the focus. */
  retype?: { field: string };
  busy?: boolean;
  /** Said above the fields that are wrong, in place of the usual heading. */
  heading?: string;
  /** For buttons that stand outside the form. */
  formId?: string;
  /** Buttons. RJSF would draw its own where there is nothing. */
  children?: ReactNode;
}

/**
 * One form of a document. It keeps what was typed until it is unmounted, whatever the server answers and also when
 * its document changes under it (`part`).
 */
export default function DocumentForm(props: DocumentFormProps) {
  const { form, part, record, fixed, busy, begun, children } = props;
  const engine = useEngine(form, part);
  const [start] = useState((): Values => ({ ...fixed, ...engine.begin({ ...fixed, ...record }) }));
  const [first] = useState(() => (begun ? resumed(start, pick(part.schema, begun.values), begun) : start));
  const [values, setValues] = useState(first);
  const change = useConfirmed(form, values, setValues);
  const store = useMemo(() => new FormValues(record, begun?.names, first), [record, begun, first]);
  const pending = useMemo(() => new Pending(props.typing), [props.typing]);
  const { retype } = props;
  const { extra, summary } = useServerErrors(props.errors, values, retype?.field);
  const { heading } = props;
  const [failures, setFailures] = useState(0);
  const errorTime = useConstant<number>(form.layout.errorTime, 0) || undefined;
  const context = useMemo(
    (): FormContext => ({ ...engine.context, summary, heading, errorTime, failures }),
    [engine, summary, heading, errorTime, failures],
  );
  // The server's sentences are seen as long as our own.
  useEffect(() => (props.errors ? setFailures((before) => before + 1) : undefined), [props.errors]);
  const { text } = useMessages();
  const tell = useCallback((errors: RJSFValidationError[]) => inWords(rehome(errors), text), [text]);

  const untouched = begun?.untouched ? first : start;
  const dirty = !same(untouched, values);

  useEffect(() => {
    if (props.put) setValues((now) => ({ ...now, ...props.put }));
  }, [props.put]);
  useEffect(() => props.onDirty?.(dirty), [dirty, props.onDirty]);
  useEffect(() => store.set(values), [store, values]);
  useKept(props, untouched, values, store);
  useEffect(() => {
    if (!retype) return;
    setValues(({ [retype.field]: _, ...others }) => others);
    focusField(context.idPrefix, retype.field);
  }, [retype, context.idPrefix]);

  const submit = ({ formData }: { formData?: Values }) => {
    const now = visible(form.layout, formData ?? {});
    props.onSubmit(now, changes(part.schema as ObjectSchema, visible(form.layout, start), now), store.names);
  };
  usePlace(props.place, context.idPrefix);
  const { aside } = form.layout;
  const drawn = (
    <div onSubmitCapture={(event) => (busy ? halt(event) : flushSync(() => pending.flush()))}>
      <KeepingForm
        id={props.formId}
        schema={part.schema as RJSFSchema}
        validator={engine.validator}
        uiSchema={engine.uiSchema}
        formData={values}
        formContext={context}
        idPrefix={context.idPrefix}
        experimental_defaultFormStateBehavior={defaults}
        onChange={({ formData }) => change(formData ?? {})}
        onSubmit={submit}
        onError={(errors) => {
          setFailures(failures + 1);
          props.onInvalid?.();
          if (errorTime) focusField(context.idPrefix, errors[0]?.property);
          else summary.current?.focus();
        }}
        extraErrors={extra}
        transformErrors={tell}
        noHtml5Validate
        showErrorList={errorTime ? false : 'top'}
      >
        {children ?? none}
      </KeepingForm>
    </div>
  );
  return (
    <FormValuesContext value={store}>
      <PendingContext value={pending}>{aside ? <Beside aside={aside}>{drawn}</Beside> : drawn}</PendingContext>
    </FormValuesContext>
  );
}

const none = <span hidden />;

const focusField = (idPrefix: string, path = ''): void =>
  document.getElementById([idPrefix, ...path.split('.').filter(Boolean)].join('_'))?.focus();

/** Notes which field has the keyboard; once it is wanted there, it goes back to that or to the first one. */
function usePlace(place: DocumentFormProps['place'], idPrefix: string): void {
  useEffect(() => {
    const came = ({ target }: Event) => {
      if (place && target instanceof HTMLElement && target.id.startsWith(`${idPrefix}_`))
        place.current.last = target.id;
    };
    document.addEventListener('focusin', came);
    return () => document.removeEventListener('focusin', came);
  }, [place, idPrefix]);
  useEffect(() => {
    if (!place?.current.wanted) return;
    place.current.wanted = false;
    const last = document.getElementById(place.current.last ?? '');
    (last ?? document.querySelector<HTMLElement>(firstField(idPrefix)))?.focus();
  });
}

const firstField = (idPrefix: string): string =>
  ['input:not([type="hidden"])', 'textarea', 'select', '[role="combobox"]']
    .map((one) => `${one}[id^="${idPrefix}_"]:not(:disabled)`)
    .join();

/** A second Enter while the first is still being saved. */
function halt(event: FormEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Passes on what is half done, as it stands after each change. */
function useKept({ form, onKeep }: DocumentFormProps, start: Values, values: Values, { names }: FormValues): void {
  useEffect(() => {
    if (!onKeep) return;
    const kept = withoutSecrets(form, values);
    const before = withoutSecrets(form, start);
    onKeep(same(before, kept) ? null : begunOf(before, kept, { ...names }));
  }, [form, onKeep, start, values, names]);
}

/** What RJSF is given, made once for a version of the form's document. */
function useEngine(form: Form, part: FormPart) {
  return useMemo(() => {
    const schema = part.schema as RJSFSchema;
    const validator = new FormValidator(part, form.layout);
    const utils = createSchemaUtils<Values>(validator, schema, defaults);
    return {
      validator,
      uiSchema: uiSchemaOf(form, part.schema),
      begin: (record: Values) => firstValues(utils, schema, pick(part.schema, record)),
      context: {
        idPrefix: form.id.replace(/\W/g, '-'),
        labelOf: (path: string) => labelOf(form, part.schema, path),
        orderOf: (path: string) => orderOf(form, part.schema, path),
      },
    };
  }, [form, part]);
}

/**
 * Sentences of the server on their fields, each until its field is edited; the summary takes the focus. A password that
 * was refused is `emptied` by us, which is no edit.
 */
function useServerErrors(errors: DocumentFormProps['errors'], values: Values, emptied?: string) {
  const summary = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState({ errors, values });
  if (told.errors !== errors) setTold({ errors, values });
  const edited = Object.keys({ ...values, ...told.values }).filter(
    (name) => !same(values[name], told.values[name]) && !(name === emptied && values[name] === undefined),
  );
  const editedKey = edited.join();
  const extra = useMemo(
    () => (errors ? dropErrors(serverErrors(errors), editedKey.split(',')) : undefined),
    [errors, editedKey],
  );
  useEffect(() => {
    if (errors) summary.current?.focus();
  }, [errors]);
  return { extra, summary };
}
