import { useState } from 'react';
import { useFormRecord } from '../../../../console/forms/form-values.ts';
import { SelectWidget } from '../../../../console/parts.ts';
import {
  useActor,
  useGate,
  useMessages,
  useOptions,
  useOverlays,
  type WidgetProps,
} from '../../../../console/slots.ts';

/** Where content people are sent. A link that the company profile does not name yet is asked for in a dialog. */
export default function SocialLinkWidget(props: WidgetProps) {
  const { social_links: known = [] } = useFormRecord() as { social_links?: string[] };
  const [added, setAdded] = useState<readonly string[]>([]);
  const { open, tell } = useOverlays();
  const mayAdd = useGate('company/update-profile').allowed;
  const companyId = useActor()?.company;
  const options = useOptions('company/socialLinks');
  const { text } = useMessages();
  const add = async (link: string) => {
    const name = options.find(({ value }) => value === link)?.label ?? link;
    if (mayAdd) return open('company/social-link', { id: link, link, name, companyId });
    return tell({ text: text('company/settings.link-refused', { name }), severity: 'info' });
  };
  const choose = async (link: unknown) => {
    const before = props.value;
    props.onChange(link);
    if (typeof link !== 'string' || known.includes(link) || added.includes(link)) return;
    if (await add(link)) setAdded([...added, link]);
    else props.onChange(before);
  };
  return <SelectWidget {...props} onChange={(link) => void choose(link)} />;
}
