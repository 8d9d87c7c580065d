import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type FormEvent, useId, useState } from 'react';
import { DraftOffer, useUnfinished } from '../../../console/parts.ts';
import { type ComponentProps, useMessages } from '../../../console/slots.ts';
import { RemoveTags } from './RemoveTags.tsx';
import { TagInput } from './TagInput.tsx';
import { useTags } from './use-tags.ts';

/** Of one person: the tags as they shall be. Of several: those to add, and those to take off. */
export default function EditTags({ record, params, close }: ComponentProps) {
  const { text } = useMessages();
  const formId = useId();
  const present = Array.isArray(record?.tags) ? record.tags.map(String) : [];
  const ids = Array.isArray(params.ids) ? params.ids.map(String) : [String(record?.id)];
  const isBulk = Array.isArray(params.ids);
  const [add, setAdd] = useState<string[]>(isBulk ? [] : present);
  const [remove, setRemove] = useState<string[]>([]);
  const unchanged = isBulk ? add.length + remove.length === 0 : add.join() === present.join();
  const { left, done } = useUnfinished(`people/tags ${ids}`, { add, remove }, !unchanged, (half) => {
    setAdd(half.add);
    setRemove(half.remove);
  });
  const { offered, save, busy } = useTags(() => {
    done();
    close?.(true);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (isBulk) void save({ ids, add, remove });
    else
      void save({
        ids,
        add: add.filter((tag) => !present.includes(tag)),
        remove: present.filter((tag) => !add.includes(tag)),
      });
  };
  return (
    <>
      <DialogContent>
        <DraftOffer draft={left} />
        <form id={formId} onSubmit={submit} style={{ display: 'grid', gap: 20, paddingTop: 8 }}>
          {isBulk && <p style={{ margin: 0 }}>{text('people/tags/about', { count: ids.length })}</p>}
          <TagInput
            label={text(isBulk ? 'people/tags/add' : 'people/tags/tags')}
            help={text('people/tags/help')}
            offered={offered}
            chosen={add}
            choose={setAdd}
          />
          {isBulk && <RemoveTags people={ids} chosen={remove} choose={setRemove} />}
        </form>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => close?.()}>
          {text('shell/form.cancel')}
        </Button>
        <Button type="submit" form={formId} variant="contained" disabled={unchanged} loading={busy}>
          {text('shell/form.save')}
        </Button>
      </DialogActions>
    </>
  );
}
