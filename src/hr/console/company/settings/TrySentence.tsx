import TextField from '@mui/material/TextField';
import { useEffect, useId, useState } from 'react';
import { type ComponentProps, useMessages } from '../../../../console/slots.ts';
import type { Calls } from '../../../../generated/calls.ts';
import { findAlertWords } from '../../../rules/alert-words.ts';
import { type Stem, stemOf } from '../../../rules/word-forms.ts';

type Settings = Partial<Calls['company/settings.read']['answer']>;

/** Shows which words a sentence would be found by. Nothing of it is sent anywhere. */
export default function TrySentence({ record = {} }: ComponentProps) {
  const {
    chat_alert_words: words = [],
    chat_alert_word_notification: on,
    chat_alert_word_forms: forms = 'simple',
  } = record as Settings;
  const { text } = useMessages();
  const id = useId();
  const [sentence, setSentence] = useState('');
  const stem = useStem(forms);
  const found = findAlertWords(sentence, words, stem);
  const said = found.map(({ word, start, end }) => ({ word, as: sentence.slice(start, end) }));
  return (
    <>
      <TextField
        id={id}
        label={text('company/settings.try-label')}
        value={sentence}
        onChange={(event) => setSentence(event.target.value)}
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 1000 } }}
        helperText={text('company/settings.try-help')}
      />
      <div role="status" style={{ marginTop: 12, fontSize: '0.875rem' }}>
        {sentence.trim() !== '' && (
          <p style={{ margin: 0 }}>
            {found.length === 0
              ? text('company/settings.try-none')
              : text('company/settings.try-found', { words: said.map(({ word, as }) => wordAs(word, as)).join(', ') })}
            {found.length > 0 && !on && ` ${text('company/settings.try-off')}`}
          </p>
        )}
      </div>
    </>
  );
}

function useStem(forms: string): Stem | undefined {
  const [loaded, setLoaded] = useState<{ forms: string; stem: Stem | undefined }>();
  useEffect(() => {
    let isAsked = true;
    void stemOf(forms).then((stem) => isAsked && setLoaded({ forms, stem }));
    return () => {
      isAsked = false;
    };
  }, [forms]);
  return loaded?.forms === forms ? loaded.stem : undefined;
}

const wordAs = (word: string, as: string): string =>
  word.toLowerCase() === as.toLowerCase() ? word : `${word} (“${as}”)`;
