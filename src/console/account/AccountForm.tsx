import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { FormScreen } from '../../shared/documents/screen.ts';
import { useDocument } from '../artifacts/use-artifacts.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useNotice } from '../messages/use-notice.ts';
import { Panel } from '../screens/Panel.tsx';
import { Problem } from '../screens/Problem.tsx';
import { ScreenHeader } from '../screens/ScreenHeader.tsx';
import type { ScreenProps } from '../screens/screen-props.ts';
import { useHalfSignedIn, useSessionUser } from '../session/use-actor.ts';
import { secondStepPath, wayBack } from '../session/way-back.ts';
import { AccountBox } from './AccountBox.tsx';
import { type Failed, PlainField } from './PlainField.tsx';
import { signIn, useAccountCall } from './use-account-call.ts';

/**
 * A form of text and password fields outside the shell: sign-in, forgotten password, new password, invitation.
 * Drawn by hand, since the form library would be the larger part of the first page that anyone sees.
 */
export default function AccountForm({ screen, params }: ScreenProps<FormScreen>) {
  const form = useDocument('forms', screen.form);
  const callId = screen.calls.create ?? form?.call ?? '';
  const call = useDocument('calls', callId);
  const { text } = useMessages();
  const notice = useNotice();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [values, setValues] = useState<Record<string, string>>({});
  const [failed, setFailed] = useState<Failed>({});
  const { submit, busy } = useAccountCall(call, form, params);
  const user = useSessionUser();
  const half = useHalfSignedIn();
  const location = useLocation();
  if (!form || !call) return null;
  if (half && call.path === signIn) return <Navigate to={secondStepPath(location)} replace />;
  if (user && call.path === signIn) return <Navigate to={wayBack(search)} replace />;
  const fields = form.layout.groups.flatMap((group) => group.fields);
  const send = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What a password manager filled in may never have fired a change.
    const filled = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    const problems = await submit({ ...values, ...filled }, fields);
    setFailed(problems ?? {});
    if (problems) return focusFirst(event.target as HTMLFormElement, problems);
    const success = call.messages?.success;
    if (success) notice(success);
    // After signing in this page leads on by itself: to where the person was, or to the second step.
    if (call.path !== signIn) await navigate(screen.back, { replace: true });
  };
  return (
    <AccountBox noValidate onSubmit={(event) => void send(event)}>
      <ScreenHeader title={screen.title ?? form.title ?? ''} />
      {form.layout.groups.map(
        ({ description }) =>
          description && (
            <p key={description} className="why">
              {description}
            </p>
          ),
      )}
      <Problem>{failed.form}</Problem>
      {fields.map((name, index) => (
        <PlainField
          key={name}
          name={name}
          form={form}
          schema={call.body?.properties[name]}
          required={call.body?.required?.includes(name) ?? false}
          value={values[name] ?? ''}
          problem={failed.fields?.[name]}
          autoFocus={index === 0}
          onChange={(value) => setValues({ ...values, [name]: value })}
        />
      ))}
      <Button type="submit" variant="contained" size="large" aria-disabled={busy || undefined} loading={busy}>
        {form.layout.buttons?.submit ?? text('shell/form.save')}
      </Button>
      {screen.panels?.map((name) => (
        <Panel key={name} name={name} params={params} />
      ))}
      <div className="links">
        {screen.actions?.map(
          (action) =>
            action.goes && (
              <Link key={action.label} to={action.goes}>
                {action.label}
              </Link>
            ),
        )}
        {form.layout.buttons?.cancel && <Link to={screen.back}>{form.layout.buttons.cancel}</Link>}
      </div>
    </AccountBox>
  );
}

function focusFirst(form: HTMLFormElement, { fields = {} }: Failed): void {
  const name = Object.keys(fields)[0];
  const input = name ? form.elements.namedItem(name) : null;
  if (input instanceof HTMLElement) input.focus();
}
