import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Card } from '../../../../console/forms/view/Card.tsx';
import { SwitchInput, useEntity, WordList } from '../../../../console/parts.ts';
import { type ComponentProps, useGate, useMessages, useOptions } from '../../../../console/slots.ts';
import type { Calls } from '../../../../generated/calls.ts';
import { limitsOf } from './limits.ts';
import { useAlertWords } from './use-alert-words.ts';

type Settings = Calls['company/settings.read']['answer'];

/** The switch, and the words, which can be changed while it is on. */
export default function AlertWords({ record = {} }: ComponentProps) {
  const queries = useQueryClient();
  const changed = () => queries.invalidateQueries({ queryKey: ['company'] });
  const { text } = useMessages();
  const gate = useGate('company/settings.alert-words');
  const offered = useOptions('company/settings.alertWordPresets').map(({ value }) => String(value));
  const schema = useEntity('company/settings')?.schema.properties.chat_alert_words;
  const { on, words, starting, busy, flip, change, unsaved } = useAlertWords(record as Settings, changed);
  const switchId = useId();
  const wordsId = useId();
  const editable = gate.allowed && (on || starting);
  return (
    <Card aria-label={text('company/settings.words-title')}>
      <h2>{text('company/settings.words-title')}</h2>
      <p style={{ display: 'flex', alignItems: 'center', gap: 10, margin: '0 0 16px' }}>
        <SwitchInput
          id={switchId}
          checked={on || starting}
          aria-disabled={!gate.allowed || busy || undefined}
          onChange={() => gate.allowed && !busy && void flip()}
        />
        <label htmlFor={switchId}>{text(on ? 'company/settings.words-on' : 'company/settings.words-off')}</label>
      </p>
      {!gate.allowed && <p className="about">{gate.reason}</p>}
      {starting && (
        <p role="status" style={{ margin: '0 0 16px', fontSize: '0.875rem' }}>
          {text('company/settings.words-first')}
        </p>
      )}
      <WordList
        id={wordsId}
        label={text('company/settings.words-label')}
        words={words}
        change={change}
        offered={offered}
        disabled={!editable}
        {...limitsOf(schema)}
      />
      <p role="status" className="unseen">
        {unsaved ? text('company/settings.words-saving') : ''}
      </p>
    </Card>
  );
}
